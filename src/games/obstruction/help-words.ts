import type { HelpSection } from '#kernel/text.ts'

export const help: readonly HelpSection[] = [
  {
    heading: 'The game',
    paragraphs: [
      'Two players take turns to mark an open cell, one with X, the other with O. A mark blocks every open cell around it, up to eight, for both players.',
      'Whoever makes the last mark wins. There are no draws.',
    ],
  },
  {
    heading: 'Worth knowing',
    paragraphs: [
      'X and O may mark the same cells, so what counts is only how many more marks fit. As the board falls into separate regions, each region is worth a number of its own, and a position is lost exactly when these numbers cancel out.',
      'On a board with an odd number of rows and of columns the first player wins: mark the centre, then answer every move with its mirror image through the centre.',
    ],
  },
]

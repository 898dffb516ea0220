import type { HelpSection } from '#kernel/text.ts'

export const help: readonly HelpSection[] = [
  {
    heading: 'The puzzle',
    paragraphs: [
      'Shade cells until three rules hold. No number is kept twice in a line. No two shaded cells touch along a side. All cells that are not shaded hang together in one piece, side by side.',
      'Every puzzle made here has exactly one solution, and it can be found by reasoning alone. Elsewhere the puzzle is called Hitori, shaded cells black and kept ones white.',
    ],
  },
  {
    heading: 'Marks',
    paragraphs: [
      'A cell is shaded, kept, or has no mark yet. Keeping is a note to yourself: a cell without a mark counts as kept, so the puzzle is solved as soon as the right cells are shaded.',
      'When you are not sure, begin to try out: what you mark from there on can be held or dropped in one go.',
    ],
  },
  {
    heading: 'Hexagons',
    paragraphs: [
      'On a hexagon the lines run in three directions, and a cell has up to six neighbours. A line goes on behind a hole.',
      'On a full hexagon the kept cells hang together by themselves, since the neighbours of a shaded cell form an unbroken chain. Holes break the chain, so there the third rule counts again.',
    ],
  },
  {
    heading: 'Worth knowing',
    paragraphs: [
      'Around a shaded cell everything is kept. A number equal to a kept one in the same line is shaded.',
      'Of three equal numbers side by side the outer two are shaded. A cell between two equal numbers is kept. Next to a pair of equal numbers, every other such number of the line is shaded.',
    ],
  },
]

/** What stands on a printed sheet. */
export const sheetWords = {
  title: 'Solitudo',
  rules:
    'Shade cells so that no number is left twice in a line, no two shaded cells touch, and the rest hangs together.',
  solutions: 'Solutions',
}

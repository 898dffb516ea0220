import type { FIRST_STEPS, LESSONS } from '../lessons/lesson-data.ts'

export interface LessonText {
  readonly heading: string
  /** The paragraphs before the move. */
  readonly say: readonly string[]
  /** The answer to any other mark. */
  readonly wrong: string
  readonly done: string
}

export const firstStepText: Readonly<Record<(typeof FIRST_STEPS)[number]['id'], LessonText>> = {
  'rule-repeat': {
    heading: 'No number twice',
    say: [
      'Shade cells until no number repeats in any row or column. Click or tap a cell to shade it; with the keyboard, press Enter.',
      'Row 1 has two 1s. The one at a1 is kept. Shade the other.',
    ],
    wrong: 'Look along row 1 for the second 1, and shade it.',
    done: 'Now there is only one 1 left in row 1.',
  },
  'rule-touch': {
    heading: 'Shaded cells never touch',
    say: [
      'Two shaded cells can’t touch along a side. Corner to corner is fine. To mark a cell as kept, right-click or long-press it, or press *.',
      'Row 3 has two 1s, at b3 and e3, and one of them must go. But b3 touches b4, which is shaded. Mark b3 as kept and shade e3.',
    ],
    wrong: 'b3 touches b4, which is shaded, so b3 is kept. That leaves the 1 at e3: shade it.',
    done: 'A shaded cell always tells you something about its neighbours.',
  },
  'rule-connected': {
    heading: 'Unshaded cells stay connected',
    say: [
      'You must be able to walk from every unshaded cell to every other one, side by side, without crossing a shaded cell.',
      'Row 2 has two 5s, at a2 and d2. Shading a2 would cut off the corner a1, because b1 is already shaded. Mark a2 as kept and shade d2.',
    ],
    wrong:
      'The corner a1 needs a way out, and a2 is the only one left. So a2 is kept, and the 5 at d2 is shaded.',
    done: 'Those are all three rules. The rest is working out what follows from them.',
  },
}

export const lessonText: Readonly<Record<(typeof LESSONS)[number]['id'], LessonText>> = {
  'rule-repeat': {
    heading: 'Repeats in a column',
    say: [
      'No number may repeat in a column either, just as in a row. You can drag across several cells to mark them in one stroke.',
      'Column a has two 3s. The one at a1 is kept. Shade the other.',
    ],
    wrong: 'Look down column a for the second 3, and shade it.',
    done: 'Now there is only one 3 left in column a.',
  },
  'rule-touch': {
    heading: 'A neighbour decides',
    say: [
      'Shaded cells never touch, so a shaded cell decides which of two equal numbers stays.',
      'Column c has two 3s, at c2 and c5. Look at the cell to the right of c2. Mark the 3 that stays as kept, and shade the other.',
    ],
    wrong: 'c2 touches d2, which is shaded, so c2 is kept. Then the 3 at c5 is shaded.',
    done: 'Marking a cell as kept is only a note, but it keeps track of what you know.',
  },
  'rule-connected': {
    heading: 'A way out of the corner',
    say: [
      'Unshaded cells stay connected, so a corner always needs a way out.',
      'Column b has two 4s, at b1 and b4. a2 is already shaded. Mark the 4 that stays as kept, and shade the other.',
    ],
    wrong:
      'With a2 shaded, b1 is the only way out of the corner a1. So b1 is kept, and the 4 at b4 is shaded.',
    done: 'Corners and edges are good places to look for the third rule.',
  },
  'around-shaded': {
    heading: 'Around a shaded cell',
    say: [
      'Shaded cells never touch, so all cells next to a shaded one are kept. Marking them pays off: each may decide another cell.',
      'b2 is shaded. Mark the four cells around it as kept.',
    ],
    wrong: 'Mark only the cells above, below, left and right of b2, and mark them as kept.',
    done: 'Do this first whenever you shade a cell. “Circle neighbours” does it for you.',
  },
  'repeat-of-kept': {
    heading: 'Repeat of a kept number',
    say: [
      'Once you know that a number is kept, all others like it in the same row or column are shaded.',
      'The 5 at a2 is kept. Shade the other 5s in column a.',
    ],
    wrong: 'Look down column a: which cells have a 5 besides a2?',
    done: 'A kept cell leads to shaded ones, and those lead to kept ones again.',
  },
  'pair-in-line': {
    heading: 'Pair in a line',
    say: [
      'Of two equal numbers side by side, exactly one is kept: not both, because they are equal; not neither, because shaded cells never touch.',
      'So all others like them in that line are shaded. Row 3 starts with a pair of 1s. Which cell does that shade?',
    ],
    wrong:
      'You don’t know yet which of the pair is kept. But one of them is, so the third 1 in row 3 is shaded.',
    done: 'You didn’t need to know which of the two stays.',
  },
  'sandwich-triple': {
    heading: 'Sandwich triple',
    say: [
      'Three equal numbers in a row: only one can stay, and the two that go can’t touch. So the middle one is kept and the outer two are shaded.',
      'Row 2 has three 1s side by side. Mark all three.',
    ],
    wrong: 'The three 1s are b2, c2 and d2. Shade the outer two and keep the middle one.',
    done: 'A triple is the best start a puzzle can give you.',
  },
  'sandwich-pair': {
    heading: 'Sandwich pair',
    say: [
      'A cell between two equal numbers is kept: one of the two is shaded, and the cell between them touches both.',
      'Row 1 has such a sandwich. Find it and mark its middle as kept.',
    ],
    wrong: 'Look for two equal numbers in row 1 with just one cell between them: the 4s at c1 and e1.',
    done: 'You don’t know yet which of the outer two is shaded, but a kept cell is worth having.',
  },
  'must-not-cut-off': {
    heading: 'Must not cut off',
    say: [
      'Shaded cells that meet at their corners form walls. A cell that would complete a wall is kept; otherwise the kept cells would be split.',
      'Here b1, c1, d1 and c2 have one way out left. Mark it as kept.',
    ],
    wrong: 'Walk down from c1: which unmarked cell leads out?',
    done: 'And because the 4 at c3 is kept, the 4 below it is shaded. One step leads to the next.',
  },
  'quad-corner': {
    heading: 'Four in a corner',
    say: [
      'Four equal numbers fill a corner. Two of them must go, and those two lie diagonally. Shading b1 and a2 would cut off the corner a1.',
      'So it’s the other two: shade the corner and the cell diagonally opposite.',
    ],
    wrong: 'Shade the corner itself, a1, and the cell diagonally opposite, b2.',
    done: 'The same works for two pairs side by side in a corner, such as 5 5 above 3 3.',
  },
  whole: {
    heading: 'Putting it together',
    say: [
      'Now a whole puzzle. It’s solved when the right cells are shaded; cells you leave unmarked count as kept.',
      'Start with the triple in column c, continue with the pair in column a, and keep marking the cells around those you shade. Ask for a hint if you need one.',
    ],
    wrong: 'That one doesn’t fit. Look for cells that must be shaded, not for cells that might be.',
    done: 'Solved, without a single guess. Every puzzle here can be solved that way.',
  },
  hexagon: {
    heading: 'Six neighbours',
    say: [
      'On a hexagon, lines run in three directions, and no number may repeat along any of them. A cell has up to six neighbours.',
      'The cells around a shaded one form an unbroken chain, so on a full hexagon the kept cells are always connected.',
      'Something new: cells that touch both numbers of an equal pair are kept. Start with the two 1s at a4 and b4.',
    ],
    wrong: 'That one doesn’t fit. Look along all three directions for numbers that repeat.',
    done: 'That’s all there is to learn. Enjoy the puzzles!',
  },
}

/** The answer to a mark on the right cell that is not the wanted one yet. */
export function notYet(mark: 'shaded' | 'kept' | 'unmarked'): string {
  const key = mark === 'shaded' ? '#' : mark === 'kept' ? '*' : '-'
  const direct = mark === 'kept' ? `right-click or long-press the cell, or press ${key}` : `press ${key}`
  return `Not marked as ${mark} yet. Click or press Enter again, or ${direct}.`
}

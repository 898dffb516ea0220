import { type Cell, sameCell, writeCell } from '#kernel/grid.ts'
import { groupDigits } from '#kernel/group-digits.ts'
import type { RefusalText } from '#kernel/result.ts'
import type { GameText, HelpSection } from '#kernel/text.ts'
import type { StepDescription } from '../presentation/step-description.ts'
import { type Check, firstBrokenRule } from '../presentation/unsolved.ts'
import { hexagonSideOf } from '../rules/board.ts'
import { markAt } from '../rules/marks.ts'
import type { Refusals } from '../rules/refusals.ts'
import {
  type BoardKind,
  type Event,
  GRADE_NAMES,
  HEXAGON_SIDES,
  type Mark,
  type Rating,
  type SolitudoTypes,
  SQUARE_SIZES,
  type View,
} from '../rules/types.ts'
import {
  breachSentence,
  explanationSentence,
  joinNames,
  lowerFirst,
  noteSentence,
  techniques,
} from './en-notes.ts'

const RATINGS: Readonly<Record<Rating, string>> = {
  gentle: 'gentle',
  steady: 'steady',
  tricky: 'tricky',
  supposing: 'one supposition',
  nested: 'several suppositions',
  several: 'several solutions',
}

const OUTCOMES: Readonly<Record<string, string>> = {
  solved: 'All three rules hold: the puzzle is solved.',
  revealed: 'The board shows the solution.',
  several: 'This puzzle has several solutions.',
}

const help: readonly HelpSection[] = [
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

const FORMATS_HINT = 'Paste a puzz.link URL, a Singles ID or link, or the numbers, one row per line.'

const refusals: RefusalText<Refusals> = {
  'unreadable-move': ({ text }) =>
    `“${text}” is not a mark. Type a cell such as b3, or shade, keep or clear and cells, as in “shade b3 c4”.`,
  'cells-unnamed': ({ verb }) => `Say which cells to ${verb}, as in “${verb} b3 c4”.`,
  'off-the-board': ({ cell }) => `There is no cell ${cell} on this board. Choose one that has a number.`,
  'marked-already'({ cell, mark, count }) {
    const are = count === 1 ? `${cell} is` : 'These cells are'
    if (mark === 'unmarked')
      return `${are} without a mark already. Shade or keep ${count === 1 ? 'it' : 'them'}.`
    return `${are} ${mark} already. Choose another cell, or clear ${count === 1 ? 'this one' : 'these'}.`
  },
  'already-trying': () => 'You are trying something out already. Hold it or drop it first.',
  'not-trying': () => 'Nothing is being tried out. Begin with “try”.',
  'not-offered'({ shape, size, cols, grade }) {
    const isHexagon = shape === 'hexagon' || shape === 'holed'
    const board = isHexagon ? `hexagons of side ${size}` : `${size}×${cols} boards`
    return `There are no ${grade} puzzles on ${board}. Choose another difficulty or size.`
  },
  'puzzle-damaged': () => 'The puzzle in this game is damaged, so it cannot be opened. Choose another game.',
  'uneven-rows': ({ row }) =>
    `Row ${row} is not as long as the first. Every row needs the same count of numbers.`,
  'not-a-number': ({ row, sign }) => `Row ${row} has “${sign}” where a number should be. ${FORMATS_HINT}`,
  'number-out-of-range': ({ number, greatest }) =>
    `The number ${number} cannot be used. Numbers go from 1 to ${greatest}.`,
  'cell-without-number': ({ row }) => `Row ${row} has a cell without a number. Every cell needs one.`,
  'cells-miscounted': ({ rows, cols, expected, found }) =>
    `A board of ${rows} by ${cols} has ${expected} numbers, but ${found} were found. Copy the whole text again.`,
  'another-puzzle': ({ kind }) => `This is a puzzle of the kind “${kind}”, not a Hitori. ${FORMATS_HINT}`,
  'unreadable-address': ({ host }) => `Puzzles from ${host} can’t be read. ${FORMATS_HINT}`,
  'seed-not-puzzle': () =>
    'This Singles ID names a random seed, not the puzzle itself. Copy the game ID with the numbers, such as 6x6:….',
  'json-without-cells': () => 'This JSON has no “cells”: rows of numbers, as in {"cells": [[1, 2], [2, 2]]}.',
  'unreadable-puzzle': () => `This cannot be read as a puzzle. ${FORMATS_HINT}`,
  'board-too-small': ({ rows, cols }) =>
    `A board of ${rows} by ${cols} is too small. It takes two rows and two columns at least.`,
  'board-too-large': ({ rows, cols, longest }) =>
    `A board of ${rows} by ${cols} is too large. ${longest} rows and columns are the most there can be.`,
  'cells-missing': () =>
    'A rectangle has no holes. Give every cell a number, or begin the text with hex: for a hexagon.',
  'board-in-pieces': () =>
    'The cells of this board do not hang together, so it cannot be solved. Check the holes.',
  'nothing-repeated': () =>
    'No number is repeated on this board, so there is nothing to shade. Check the numbers.',
  'no-solution': () => 'This puzzle has no solution. Check the numbers against where they come from.',
  'puzzles-missing': () => 'Name a file with puzzles, - for standard input, or use --puzzle TEXT.',
  'no-puzzles': () => 'The input is empty: there is no puzzle in it.',
  'puzzles-refused': ({ refused, given }) =>
    `${groupDigits(refused)} of ${groupDigits(given)} ${given === 1 ? 'puzzle' : 'puzzles'} couldn’t be read; see the reasons above.`,
  'square-or-hexagon': () => '--hex can’t be combined with --size, --rows or --cols.',
  'size-or-rows': () =>
    '--size can’t be combined with --rows and --cols. Use --size 8x6, or --rows 8 --cols 6.',
  'rows-and-cols': () => '--rows and --cols belong together, as in --rows 8 --cols 6.',
  'holes-without-hexagon': () => '--holes needs --hex SIDE: only hexagons have holes.',
  'sheet-unnamed': () => 'Name the file to write, ending in .pdf or .svg, such as sheet.pdf.',
  'sheet-too-long': ({ most }) => `${most} puzzles are the most a file can hold. Ask for fewer with --count.`,
  unproved: () => 'It could not be found out in time how many solutions this puzzle has. Try a smaller one.',
  'none-found': () =>
    'No puzzle of this kind was found this time. Try again, or choose another grade or size.',
}

export const text: GameText<SolitudoTypes> = {
  options: {
    mode: {
      label: 'Mode',
      help: 'Practice shows at once where a mark differs from the solution.',
      choices: { normal: 'Normal', practice: 'Practice' },
    },
    shape: {
      label: 'Board',
      help: 'On hexagons lines run in three directions.',
      choices: { square: 'Square', rectangle: 'Rectangle', hexagon: 'Hexagon', holed: 'Hexagon with holes' },
    },
    size: { label: 'Size', help: 'Cells per side' },
    rows: { label: 'Rows', help: '4 to 30' },
    cols: { label: 'Columns', help: '4 to 30' },
    side: { label: 'Side', help: 'Cells per side' },
    grade: {
      label: 'Grade',
      help: 'By the hardest step that the reasoning needs.',
      choices: {
        gentle: 'Gentle: patterns at a glance',
        steady: 'Steady: corners, and cells nearly closed in',
        tricky: 'Tricky: what must not be cut off, and pairs that work together',
        supposing: 'Supposing: now and then, suppose and see',
      },
    },
    puzzle: {
      label: 'Puzzle from elsewhere',
      help: 'A puzz.link address, a Singles game id, or the numbers, one row a line. Empty for a new puzzle.',
    },
  },
  levels: {},
  moveExample: 'a cell such as b3 to change its mark, or “shade b3 c4”, “keep b3”, “clear b3”',
  help: () => help,
  refusals,
  event: describeEvent,
  status: describeStatus,
  outcome: ({ reason }) => OUTCOMES[reason] ?? reason,
  tally: ({ shaded, unmarked }) => `${shaded} shaded, ${unmarked} unmarked`,
  describeFacts: ({ shape, rows, cols, rating, mode, hints }) =>
    [
      describeBoard({ board: shape as BoardKind, rows: Number(rows), cols: Number(cols) }),
      RATINGS[rating as Rating],
      ...(mode === 'practice' ? ['practice'] : []),
      ...(hints === undefined ? [] : [hints === 1 ? '1 hint' : `${hints} hints`]),
    ].join(', '),
  cell: describeCell,
  note: noteSentence,
}

export const commandText = {
  shade: 'shade',
  keep: 'keep',
  clear: 'clear',
  try: 'Try out',
  hold: 'Hold it',
  drop: 'Drop it',
  solution: 'Show the solution',
  confirmSolution: 'Give up this puzzle and see its solution?',
  check: 'Check',
  broken: 'Show broken rules',
  circles: 'Circle neighbours',
  equal: 'Highlight matches',
  puzzLink: 'Address on puzz.link',
  singles: 'Game id for Singles',
  oneLine: 'One line of text',
  checked(over: View['over'], check: Check | undefined): string {
    if (!check) return over === 'revealed' ? 'You gave this puzzle up.' : 'The puzzle is solved.'
    const [first, ...more] = check.broken
    if (first)
      return more.length === 0
        ? breachSentence(first)
        : `${breachSentence(first)} ${more.length === 1 ? 'Another rule is' : `${more.length} other rules are`} broken too; the cells are marked.`
    return check.repeat
      ? `No rule is broken so far, but unmarked cells count as kept: ${lowerFirst(breachSentence(check.repeat))}`
      : 'No rule is broken so far.'
  },
}

/** Sentences that only the browser needs. */
export const webText = {
  marks: { shaded: 'Shaded', kept: 'Kept', unmarked: 'Cleared' } satisfies Record<Mark, string>,
  legend: {
    shaded: 'Shaded: click',
    kept: 'Kept: right-click',
    tried: 'Trial mark',
    wrong: 'Wrong',
    broken: 'Breaks a rule',
  },
  trying: 'Trial',
  moreCells: (count: number) => `and ${count} more`,
}

export const toolText = {
  generate: {
    summary: 'Makes puzzles, each with exactly one solution, a line each.',
    size: (byDefault: number) =>
      `cells per side, ${SQUARE_SIZES.min} to ${SQUARE_SIZES.max} (default ${byDefault}); 8x6 for 8 rows and 6 columns`,
    rows: 'rows of a rectangle, with --cols',
    cols: 'columns of a rectangle, with --rows',
    hex: `cells per side of a hexagon, ${HEXAGON_SIDES.min} to ${HEXAGON_SIDES.max}`,
    holes: 'a hexagon with holes',
    grade: (byDefault: number) =>
      `the difficulty, by number or name: ${GRADE_NAMES.join(', ')} (default ${byDefault})`,
    count: (most: number) => `how many puzzles, up to ${groupDigits(most)}`,
    seed: 'the same seed gives the same puzzles (default: random)',
  },
  solve: {
    summary: 'Tells how many solutions puzzles have, with one of them and how hard each is to find.',
    puzzle: 'a puzzle itself, instead of a file: an address, a game id or a text',
    line: (line: number, error: string) => `Line ${line}: ${error}`,
    noSolution: (ms: number) => `No solution. ${ms} ms`,
    severalSolutions: (ms: number) => `One of several solutions. ${ms} ms`,
    onlySolution(grade: number | null, hardest: keyof typeof techniques | null, ms: number): string {
      const hard = grade ? `grade ${grade}, ${GRADE_NAMES[grade - 1]}` : 'beyond one supposition at a time'
      const step = hardest ? `; the hardest step is “${techniques[hardest].name}”` : ''
      return `The only solution: ${hard}${step}. ${ms} ms`
    },
  },
  explain: {
    summary: 'Tells the whole way to the solution of a puzzle, step by step, in sentences.',
    noSolution: 'This puzzle has no solution.',
    severalSolutions: 'This puzzle has several solutions, so reasoning alone does not lead to one.',
    nested: 'From here on only suppositions within suppositions lead further.',
    paragraph: (number: number, steps: readonly StepDescription[], around: readonly string[]) =>
      `${number}. ${explanationSentence(steps, around)}`,
  },
  print: {
    summary: 'Makes sheets of A4 with puzzles to solve with a pencil, and their solutions at the end.',
    force: 'replace the file if it exists',
    saved: (file: string | undefined, count: number, seed: string) =>
      `${file}: ${count} ${count === 1 ? 'puzzle' : 'puzzles'}, seed ${seed}`,
    heading: (number: number, board: string, grade: string | undefined) => `${number} · ${board}, ${grade}`,
    name: (seed: string, number: number) => `seed ${seed}, puzzle ${number}`,
  },
}

/** The headings of a printed sheet. */
export const sheetText = {
  title: 'Solitudo',
  rules:
    'Shade cells so that no number is left twice in a line, no two shaded cells touch, and the rest hangs together.',
  solutions: 'Solutions',
}

/** Cells as a sentence names them: `a1, b2 and c3`. */
function listCells(cells: readonly Cell[]): string {
  return joinNames(cells.map(writeCell))
}

export function describeBoard({
  board,
  rows,
  cols,
}: {
  board: BoardKind
  rows: number
  cols: number
}): string {
  switch (board) {
    case 'square':
    case 'rectangle':
      return `${rows} by ${cols}`
    case 'hexagon':
      return `hexagon of side ${hexagonSideOf(rows)}`
    case 'holed':
      return `hexagon of side ${hexagonSideOf(rows)} with holes`
  }
}

function describeCell(view: View, cell: Cell): string {
  const mark = markAt(view.marks, cell)
  if (!mark) return `no cell, ${writeCell(cell)}`
  const isIn = (cells: readonly Cell[]) => cells.some(one => sameCell(one, cell))
  const number = view.puzzle.cells[cell.row]?.[cell.column]
  const facts = [
    mark === 'unmarked' ? `${number}` : `${number} ${mark}`,
    ...(isIn(view.tried) ? ['tried out'] : []),
    ...(isIn(view.wrong) ? ['not as in the solution'] : []),
    ...(view.broken.some(({ cells }) => isIn(cells)) ? ['breaks a rule'] : []),
  ]
  return `${facts.join(', ')}, ${writeCell(cell)}`
}

function describeEvent(event: Event): string {
  switch (event.kind) {
    case 'began': {
      const board = describeBoard(event)
      return `${board.charAt(0).toUpperCase()}${board.slice(1)}, ${RATINGS[event.rating]}.`
    }
    case 'marked':
      return event.mark === 'unmarked'
        ? `${listCells(event.cells)} cleared`
        : `${listCells(event.cells)} ${event.mark}`
    case 'tried':
      return 'Trying something out.'
    case 'held':
      return 'What was tried is held.'
    case 'dropped':
      return 'What was tried is dropped.'
    case 'revealed':
      return 'Given up.'
    case 'solved':
      return 'Solved.'
  }
}

function describeStatus(view: View): string {
  if (view.over === 'solved') return 'Solved.'
  if (view.over === 'revealed')
    return view.rating === 'several' ? 'This puzzle has several solutions.' : 'This is the solution.'
  const mistake = describeMistake(view)
  if (mistake) return mistake
  if (view.trying) return 'Trying something out. Hold it or drop it when you know.'
  if (view.unmarked > 0) return `${view.shaded} shaded, ${view.unmarked} without a mark.`
  return `${view.shaded} shaded, every cell marked, and not solved yet.`
}

function describeMistake(view: View): string | undefined {
  const { wrong } = view
  if (wrong.length > 0)
    return `${listCells(wrong)} ${wrong.length === 1 ? 'differs' : 'differ'} from the solution.`
  const broken = firstBrokenRule(view)
  return broken && breachSentence(broken)
}

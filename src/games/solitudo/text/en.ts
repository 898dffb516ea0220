import { type Cell, sameCell, writeCell } from '#kernel/grid.ts'
import type { GameText, HelpSection } from '#kernel/text.ts'
import { type Check, firstBrokenRule } from '../presentation/check-marks.ts'
import { hexagonSideOf } from '../rules/board.ts'
import { markAt } from '../rules/marks.ts'
import type { BoardKind, Event, Mark, Rating, SolitudoTypes, View } from '../rules/types.ts'
import { drillNote, drillText } from './en-drills.ts'
import { lowerFirst, noteLines, noteSentence } from './en-notes.ts'
import { refusals } from './en-refusals.ts'
import { breachSentence, joinNames, stillRepeated } from './en-steps.ts'

export const RATING_NAMES: Readonly<Record<Rating, string>> = {
  gentle: 'gentle',
  steady: 'steady',
  tricky: 'tricky',
  supposing: 'expert',
  nested: 'beyond expert',
  several: 'several solutions',
}

const OUTCOMES: Readonly<Record<string, string>> = {
  solved: 'All three rules hold.',
  revealed: 'The board shows the solution, and which of your marks were right.',
  several: 'This puzzle has several solutions.',
}

function help(shell: 'browser' | 'terminal'): readonly HelpSection[] {
  return [
    {
      heading: 'The puzzle',
      paragraphs: [
        'Shade cells until three rules hold. No number repeats among the unshaded cells of any row or column. Shaded cells never touch along a side. All unshaded cells stay connected, side by side.',
        'Every puzzle made here has exactly one solution, and you can find it by reasoning alone. Elsewhere the puzzle is called Hitori, with black cells for shaded and white ones for kept.',
        'A puzzle that somebody composed may have blank cells. They repeat nothing, and can be shaded like any other.',
      ],
    },
    {
      heading: 'Marks',
      paragraphs: [
        ...(shell === 'browser'
          ? [
              'Click or tap a cell to shade it, again to mark it as kept, and once more to clear it. Right-click or long-press to mark a cell as kept at once. Drag to mark several cells in one stroke.',
            ]
          : [
              'Enter shades the cell at the cursor, then marks it as kept, then clears it. `#` shades a cell, `*` keeps it, and `-` clears it.',
            ]),
        'Keeping a cell is a note to yourself: unmarked cells count as kept, so the puzzle is solved as soon as the right cells are shaded.',
        'Not sure? Try something: you can keep or discard everything you mark from then on in one go.',
      ],
    },
    {
      heading: 'Help along the way',
      paragraphs: [
        '“Check” says which of your marks break a rule. “Show broken rules” does that as it happens; it’s on for gentle and steady puzzles until you switch it off. “Circle neighbours” marks the cells around every cell you shade as kept. “Highlight matches” shows equal numbers in the same lines.',
        'A hint names a technique first, then the cells, then the step. Hints are counted, and the result says how many you used.',
        '“Step by step” explains the whole way from your marks to the solution, one deduction at a time. Each step you look at counts as a hint.',
      ],
    },
    {
      heading: 'Hexagons',
      paragraphs: [
        'On a hexagon, lines run in three directions, and a cell has up to six neighbours. A line continues behind a hole.',
        'On a full hexagon the kept cells are always connected, because the neighbours of a shaded cell form an unbroken chain. Holes break the chain, so there the third rule matters again.',
      ],
    },
    {
      heading: 'Worth knowing',
      paragraphs: [
        'All cells around a shaded cell are kept. A number equal to a kept one in the same line is shaded.',
        'Three equal numbers in a row: the outer two are shaded. A cell between two equal numbers is kept. Two equal numbers side by side: all others like them in that line are shaded.',
      ],
    },
  ]
}

export const text: GameText<SolitudoTypes> = {
  options: {
    mode: {
      label: 'Mode',
      help: 'Practice shows at once which marks are wrong.',
      choices: { normal: 'Normal', practice: 'Practice' },
    },
    shape: {
      label: 'Board',
      help: 'On hexagons, lines run in three directions.',
      choices: {
        square: 'Square',
        rectangle: 'Rectangle',
        hexagon: 'Hexagon',
        holed: 'Hexagon with holes',
      },
    },
    size: { label: 'Size', help: 'Cells per side' },
    rows: { label: 'Rows', help: '4 to 30' },
    cols: { label: 'Columns', help: '4 to 30' },
    side: { label: 'Side', help: 'Cells per side' },
    grade: {
      label: 'Difficulty',
      help: 'The hardest technique you’ll need.',
      choices: {
        gentle: 'Gentle: patterns you see at a glance',
        steady: 'Steady: larger patterns and, except on full hexagons, corners and edges',
        tricky: 'Tricky: pairs that interact and, except on full hexagons, connectivity',
        supposing: 'Expert: sometimes you must try a cell and see',
      },
    },
    puzzle: {
      label: 'Import a puzzle',
      help: 'A puzz.link URL, a Singles ID or link, or the numbers, one row per line.',
    },
  },
  levels: {},
  moveExample: 'a cell such as b3 to change its mark, or “shade b3 c4”, “keep b3”, “clear b3”',
  help,
  refusals,
  event: describeEvent,
  status: describeStatus,
  outcome: ({ reason }) => OUTCOMES[reason] ?? reason,
  describeFacts: ({ shape, rows, cols, rating, mode, hints }) =>
    [
      describeBoard({ board: shape as BoardKind, rows: Number(rows), cols: Number(cols) }),
      RATING_NAMES[rating as Rating],
      ...(mode === 'practice' ? ['practice'] : []),
      ...(hints === undefined ? [] : [hints === 1 ? '1 hint' : `${hints} hints`]),
    ].join(', '),
  cell: describeCell,
  resultLegend: '🟧 marked again later',
  exercises: drillText,
  exercisesNote: drillNote,
  note: noteSentence,
  noteLines,
}

export const commandText = {
  shade: 'shade',
  keep: 'keep',
  clear: 'clear',
  try: 'Try something',
  hold: 'Keep',
  drop: 'Discard',
  solution: 'Show the solution',
  confirmSolution: 'Give up and see the solution? Your marks stay visible.',
  check: 'Check',
  broken: 'Show broken rules',
  circles: 'Circle neighbours',
  equal: 'Highlight matches',
  puzzLink: 'puzz.link URL',
  singles: 'Singles ID',
  oneLine: 'puzzle as text',
  checked(over: View['over'], check: Check | undefined): string {
    if (!check) return over === 'revealed' ? 'You gave this puzzle up.' : 'The puzzle is solved.'
    const [first, ...more] = check.broken
    if (first)
      return more.length === 0
        ? breachSentence(first)
        : `${breachSentence(first)} ${more.length === 1 ? 'Another rule is' : `${more.length} other rules are`} broken too; the cells are marked.`
    return check.repeat
      ? `No rule is broken so far, but ${lowerFirst(stillRepeated(check.repeat))}`
      : 'No rule is broken so far.'
  },
}

/** Sentences that only the browser needs. */
/** The effect of Enter, by the mark that it makes. */
export const enterText: Readonly<Record<Mark, (cell: string) => string>> = {
  shaded: cell => `shades ${cell}`,
  kept: cell => `marks ${cell} as kept`,
  unmarked: cell => `clears ${cell}`,
}

export const webText = {
  marks: { shaded: 'Shaded', kept: 'Kept', unmarked: 'Cleared' } satisfies Record<Mark, string>,
  legend: {
    shaded: 'Shaded: click',
    kept: 'Kept: right-click',
    found: 'Shaded by you',
    missed: 'Missed',
    tried: 'Trial mark',
    wrong: 'Wrong',
    broken: 'Breaks a rule',
  },
  trying: 'Trial',
  moreCells: (count: number) => `and ${count} more`,
  keys: [['Shift with Up, Down', 'on hexagons: along the other diagonal']] as const,
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
      return `${rows}×${cols}`
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
  const number = view.puzzle.cells[cell.row]?.[cell.column] || 'blank'
  const facts = [
    mark === 'unmarked' ? `${number}` : `${number} ${mark}`,
    ...(isIn(view.tried) ? ['trial mark'] : []),
    ...(isIn(view.wrong) ? [view.ownMarks ? 'your mark was wrong' : 'wrong'] : []),
    ...(isIn(view.missed) && !isIn(view.wrong) ? ['missed'] : []),
    ...(view.broken.some(({ cells }) => isIn(cells)) ? ['breaks a rule'] : []),
  ]
  return `${facts.join(', ')}, ${writeCell(cell)}`
}

function describeEvent(event: Event): string {
  switch (event.kind) {
    case 'began': {
      const board = describeBoard(event)
      return `${board.charAt(0).toUpperCase()}${board.slice(1)}, ${RATING_NAMES[event.rating]}.`
    }
    case 'marked':
      return event.mark === 'unmarked'
        ? `${listCells(event.cells)} cleared`
        : `${listCells(event.cells)} ${event.mark}`
    case 'tried':
      return 'Trial started.'
    case 'held':
      return 'Trial marks kept.'
    case 'dropped':
      return 'Trial marks discarded.'
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
  if (view.trying) return 'Trial marks: keep or discard them when you know.'
  if (view.shaded === 0 && view.marks.every(row => !row.includes('o'))) return describeTask(view)
  if (view.unmarked > 0) return `${view.shaded} shaded, ${view.unmarked} left.`
  return `${view.shaded} shaded, every cell is marked, but the puzzle isn’t solved yet.`
}

/** The rule in one line, for somebody who begins. */
function describeTask({ puzzle }: View): string {
  return puzzle.shape === 'hexagon'
    ? 'Shade cells until no number repeats along any line.'
    : 'Shade cells until no number repeats in any row or column.'
}

function describeMistake(view: View): string | undefined {
  const { wrong } = view
  if (wrong.length > 0) return `${listCells(wrong)} ${wrong.length === 1 ? 'is' : 'are'} wrong.`
  const broken = firstBrokenRule(view)
  return broken && breachSentence(broken)
}

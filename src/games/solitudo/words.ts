import type { ExportFormat, GameText } from '#kernel/text.ts'
import { boardWords, brokenWords, cellWords, listCells, whyNotSolved } from './board-words.ts'
import { writePuzzLink } from './formats/puzz-link.ts'
import { writeSinglesId } from './formats/singles.ts'
import { rejectionWords } from './rejection-words.ts'
import { type Puzzle, readPuzzle, writePuzzle } from './rules/puzzle.ts'
import type { BoardKind, Event, Rating, SolitudoTypes, View } from './rules/types.ts'

const RATINGS: Readonly<Record<Rating, string>> = {
  unrated: 'not rated',
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

export const words: GameText<SolitudoTypes> = {
  title: 'Solitudo',
  tagline: 'Shade numbers until none repeats. One solution, found by reasoning.',
  options: {
    mode: {
      label: 'Mode',
      help: 'Practice shows at once where a mark differs from the solution.',
      choices: { normal: 'Normal', practice: 'Practice' },
    },
    shape: {
      label: 'Board',
      help: 'On hexagons lines run in three directions.',
      choices: { square: 'Square', hexagon: 'Hexagon', holed: 'Hexagon with holes' },
    },
    size: { label: 'Size', help: 'Cells a side, 4 to 30' },
    side: { label: 'Side', help: 'Cells a side, 3 to 7' },
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
    solution: { label: 'Solution', help: 'Filled in when the puzzle is made ready.' },
    rating: { label: 'Rating', help: 'Filled in when the puzzle is made ready.', choices: RATINGS },
  },
  levels: {},
  moveExample: 'a cell such as b3 to change its mark, or “shade b3 c4”, “keep b3”, “clear b3”',
  loadHelp: async () => (await import('./help-words.ts')).help,
  rejection: rejectionWords,
  event: eventWords,
  status: view => statusWords(view),
  outcome: ({ reason }) => OUTCOMES[reason] ?? reason,
  describeFacts: ({ shape, rows, cols, rating, mode }) =>
    [
      boardWords({ board: shape as BoardKind, rows: Number(rows), cols: Number(cols) }),
      RATINGS[rating as Rating],
      ...(mode === 'practice' ? ['practice'] : []),
    ].join(', '),
  cell: cellWords,
  // Said where they are made: see engine/told.ts.
  note: ({ text, code }) => text ?? code,
  cellKeys: [
    ['#', 'shade'],
    ['*', 'keep'],
    ['-', 'clear'],
  ],
  commands: [
    { word: 'try', key: '(', label: 'Try out', move: view => moveIfPossible(view, !view.trying, 'try') },
    {
      word: 'hold',
      key: ')',
      label: 'Hold it',
      move: view => moveIfPossible(view, view.trying, 'hold'),
    },
    {
      word: 'drop',
      key: '{',
      label: 'Drop it',
      move: view => moveIfPossible(view, view.trying, 'drop'),
    },
    {
      word: 'solution',
      key: '\\',
      label: 'Show the solution',
      move: view => moveIfPossible(view, true, 'solution'),
      confirm: () => 'Give up this puzzle and see its solution?',
    },
  ],
  queries: [{ word: 'why', key: '%', label: 'Why is it not solved?', answer: whyNotSolved }],
  toggles: [{ id: 'equal', word: 'equal', key: '$', label: 'Equal numbers' }],
  exportFormats: [
    exportFormat('puzz.link', 'Address on puzz.link', writePuzzLink),
    exportFormat('singles', 'Game id for Singles', writeSinglesId),
    exportFormat('text', 'One line of text', writePuzzle),
  ],
  dailies: { square: 'Square of the day', hexagon: 'Hexagon of the day' },
}

function exportFormat(
  word: string,
  label: string,
  write: (puzzle: Puzzle) => string | undefined,
): ExportFormat<SolitudoTypes> {
  return {
    word,
    label,
    write({ puzzle }) {
      const read = readPuzzle(puzzle)
      return read.ok ? write(read.value) : undefined
    },
  }
}

function moveIfPossible(view: View, isPossible: boolean, move: string): string | undefined {
  return view.acting && isPossible ? move : undefined
}

function eventWords(event: Event): string {
  switch (event.kind) {
    case 'began': {
      const board = boardWords(event)
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

function statusWords(view: View): string {
  if (view.over === 'solved') return 'Solved.'
  if (view.over === 'revealed')
    return view.rating === 'several' ? 'This puzzle has several solutions.' : 'This is the solution.'
  const trouble = troubleWords(view)
  if (trouble) return trouble
  if (view.trying) return 'Trying something out. Hold it or drop it when you know.'
  if (view.unmarked > 0) return `${view.shaded} shaded, ${view.unmarked} without a mark.`
  return `${view.shaded} shaded, every cell marked, and not solved yet.`
}

function troubleWords(view: View): string | undefined {
  const { wrong } = view
  if (wrong.length > 0)
    return `${listCells(wrong)} ${wrong.length === 1 ? 'differs' : 'differ'} from the solution.`
  return brokenWords(view)
}

import { groupDigits } from '#kernel/group-digits.ts'
import type { PuzzleGrade, Repair, SolutionCount } from '../engine/composer/questions.ts'
import type { BreachDescription } from '../presentation/step-description.ts'
import { GRADE_NAMES } from '../rules/types.ts'
import { RATING_NAMES } from './en.ts'
import { breachSentence, joinNames, stillRepeated, summarizeCells } from './en-steps.ts'
import { techniques } from './en-techniques.ts'

/** The content of a cell of the editor. */
export interface ComposedCell {
  readonly name: string
  /** 0 for a blank cell. */
  readonly number: number
  readonly isPainted: boolean
  /** Whether the solutions on show shade it; undefined where none is shown. */
  readonly found: 'both' | 'first' | 'second' | 'only' | 'none' | undefined
  readonly isWrong: boolean
  readonly isShadeable: boolean
}

const FOUND = {
  only: 'shaded in the solution',
  both: 'shaded in both solutions',
  first: 'shaded only in solution 1',
  second: 'shaded only in solution 2',
} as const

function gradeName(grade: number): string {
  return `grade ${grade} (${RATING_NAMES[GRADE_NAMES[grade - 1]!]})`
}

/** The sentences of the editor. */
export const composeText = {
  board: 'The board',
  unnamed: (board: string) => `Untitled ${board}`,
  modes: {
    legend: 'Click or tap to',
    numbers: 'Set numbers',
    solution: 'Paint',
  },
  cell({ name, number, isPainted, found, isWrong, isShadeable }: ComposedCell): string {
    const facts = [
      number === 0 ? 'blank' : String(number),
      ...(isPainted ? ['painted'] : []),
      ...(found && found !== 'none' ? [FOUND[found]] : []),
      ...(isWrong ? ['breaks a rule'] : []),
      ...(isShadeable ? ['could be shaded too'] : []),
    ]
    return `${facts.join(', ')}, ${name}`
  },
  pad: 'Numbers',
  blank: 'Blank',
  setTo: (number: number) => (number === 0 ? 'Make the cell blank' : `Set the cell to ${number}`),
  tooGreat: (greatest: number) => `Numbers go from 1 to ${greatest} on this board.`,
  undo: 'Undo',
  redo: 'Redo',
  fill: 'Fill blanks',
  renumber: 'New numbers',
  wanted: 'Difficulty',
  anyGrade: 'Any',
  gradeChoice: (grade: number) => `${grade}: ${RATING_NAMES[GRADE_NAMES[grade - 1]!]}`,
  filling: 'Looking for numbers…',
  stop: 'Stop',
  filled: {
    unique: (grade: number | null) => (grade ? `Filled: unique, ${gradeName(grade)}.` : 'Filled: unique.'),
    otherGrade: (wanted: number, grade: number | null) =>
      `No numbers of grade ${wanted} were found for this painting. These have ${grade ? gradeName(grade) : 'a higher grade'}.`,
    several: 'Filled, but no numbers were found that make your painting the only solution.',
    failed: 'The numbers couldn’t be filled in. Try again.',
  },
  paintFirst: 'Paint the solution first: shade cells, then let the numbers be filled in.',
  nothingBlank: 'Every cell has a number already.',
  clear: { numbers: 'Clear numbers', painting: 'Clear painting' },
  usePainting: 'Paint the found solution',
  notStored:
    'This device has no room left: the puzzle on the board lasts only as long as this page. Export it with “Publish”.',
  newBoard: 'New board',
  import: 'Import',
  collection: 'Your puzzles',
  publish: 'Publish',
} as const

/** The sentences of the verdict. Each is proved, or says that it is not. */
export const verdictText = {
  title: 'Verdict',
  checking: 'Checking…',
  steps: (count: number) => `${groupDigits(count)} steps so far`,
  failed: 'The engine couldn’t be loaded, so nothing is checked. Reload the page to try again.',
  solutions({ solutions, isProved }: Pick<SolutionCount, 'solutions' | 'isProved'>): string {
    if (!isProved)
      return solutions === 0
        ? 'Not proved: no solution was found before the search was stopped.'
        : 'Not proved: one solution was found; the search for a second one was stopped.'
    if (solutions === 1) return 'Exactly one solution.'
    return solutions === 0 ? 'No solution.' : 'Several solutions.'
  },
  nothingRepeats: 'Nothing repeats yet.',
  beginHere: 'Type numbers on the board, or paint the solution and let the numbers be filled in.',
  fillNext: 'Let the numbers be filled in, or type them yourself.',
  grade({ grade, hardest }: PuzzleGrade): string {
    if (grade === null) return 'Beyond grade 4: it needs suppositions within suppositions.'
    const step = hardest ? ` The hardest step is “${techniques[hardest].name}”.` : ''
    return `${gradeName(grade).replace('grade', 'Grade')}.${step}`
  },
  isPainted: 'It’s the one you painted.',
  isNotPainted: 'It isn’t the one you painted.',
  paintingSolves: 'Your painting is one of them.',
  broken(breach: BreachDescription, more: number): string {
    if (more === 0) return `Your painting breaks a rule. ${breachSentence(breach)}`
    const others = more === 1 ? 'Another rule is' : `${more} other rules are`
    return `Your painting breaks a rule. ${breachSentence(breach)} ${others} broken too; the cells are marked.`
  },
  repeats: (first: BreachDescription, count: number) =>
    count > 3
      ? `Your painting doesn’t solve it yet: ${count} repeats are left.`
      : `Your painting doesn’t solve it yet. ${stillRepeated(first)}`,
  shadeable(cells: readonly string[]): string {
    const them = cells.length === 1 ? 'it' : 'them'
    return `${summarizeCells(cells)} could be shaded as well, so no numbers make your painting the only solution. Shade ${them}, or cells next to ${them}.`
  },
  show: { one: 'Show the solution', two: 'Show the difference' },
  shown: { both: 'in both solutions', first: 'only in solution 1', second: 'only in solution 2' },
  repairs: 'Make it unique',
  change({ changes, grade }: Repair, from: (change: Repair['changes'][number]) => number): string {
    const [only] = changes
    const hard = grade ? gradeName(grade) : 'beyond grade 4'
    if (changes.length > 1) return `Change ${changes.length} numbers: ${hard}`
    const [old, next] = [from(only!) || 'blank', only!.number || 'blank']
    return `${String(old)} to ${String(next)}: ${hard}`
  },
  applied: (cells: readonly string[]) => `${joinNames(cells)} changed.`,
  noRepair: 'Changing one number doesn’t make it unique, and no change of several was found.',
  noRepairInTime: 'No change that makes it unique was found in time; there may be one.',
} as const

/** The sentences of the sheets that the editor opens. */
export const composeSheetText = {
  close: 'Close',
  newBoard: {
    title: 'New board',
    shape: 'Board',
    shapes: { square: 'Square', rectangle: 'Rectangle', hexagon: 'Hexagon' },
    size: 'Cells per side',
    rows: 'Rows',
    cols: 'Columns',
    range: (min: number, max: number) => `${min} to ${max}`,
    outOfRange: (min: number, max: number) => `Choose a number from ${min} to ${max}.`,
    create: 'Start',
    note: 'The present board stays in the undo history.',
  },
  import: {
    title: 'Import a puzzle to edit',
    help: 'A puzz.link URL, a Singles ID or link, a link of this game, or the numbers, one row per line. A dot is a blank cell.',
    label: 'The puzzle',
    file: 'Choose a file',
    open: 'Edit',
    opened: 'Puzzle opened. Undo brings back the one before.',
  },
  collection: {
    title: 'Your puzzles',
    none: 'Nothing saved yet. Puzzles you save are kept on this device and in its backups.',
    name: 'Name of the puzzle on the board',
    save: 'Save',
    replaces: 'It is in your collection already; saving replaces it there.',
    saved: (name: string) => `“${name}” saved.`,
    notStored:
      'This device has no room left, so the puzzle lasts only as long as this page. Export it with “Publish”.',
    open: 'Open',
    delete: 'Delete',
    deleted: (name: string) => `“${name}” deleted.`,
    bringBack: 'Bring it back',
    openOf: (name: string) => `Open ${name}`,
    deleteOf: (name: string) => `Delete ${name}`,
  },
  publish: {
    server: {
      title: 'On this server, as',
      publish: 'Publish',
      done: 'Published. You’ll find it under “Published puzzles” on the page of the game.',
    },
    title: 'Publish',
    unique: 'Proved: exactly one solution.',
    notUnique:
      'This puzzle doesn’t have exactly one solution, or that isn’t proved yet. Solvers can’t find it by reasoning alone.',
    link: 'Link to play it here',
    puzzLink: 'puzz.link URL',
    singles: 'Singles ID',
    text: 'Text',
    copy: 'Copy',
    copyOf: (what: string) => `Copy ${what}`,
    copied: (what: string) => `${what} copied.`,
    copyFailed: 'Copying isn’t allowed here. Select the text and copy it by hand.',
    noPuzzLink: 'puzz.link has no hexagons.',
    noSingles: {
      hexagon: 'Singles has no hexagons.',
      blank: 'Singles has a number in every cell, and this puzzle has blank cells.',
      great: 'Singles has no number greater than the longer side of the board.',
    },
    play: 'Play it',
    print: 'Print',
  },
} as const

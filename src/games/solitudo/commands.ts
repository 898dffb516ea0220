import type { CellCommand, ExportCommand, GameCommand, MoveCommand } from '#kernel/commands.ts'
import { writePuzzLink } from './formats/puzz-link.ts'
import { writeSinglesId } from './formats/singles.ts'
import { checkMarks } from './presentation/check-marks.ts'
import { addCircles, showBrokenRules, TOGGLES } from './presentation/toggles.ts'
import { notation } from './rules/notation.ts'
import { type Puzzle, readPuzzle, writePuzzle } from './rules/puzzle.ts'
import type { Mark, SolitudoTypes, View } from './rules/types.ts'
import { commandText } from './text/en.ts'

export const commands: readonly GameCommand<SolitudoTypes>[] = [
  markCommand('#', commandText.shade, 'shaded'),
  markCommand('*', commandText.keep, 'kept'),
  markCommand('-', commandText.clear, 'unmarked'),
  command('try', '(', commandText.try, view => !view.trying),
  { ...command('hold', ')', commandText.hold, view => view.trying), alias: 'keep' },
  { ...command('drop', '{', commandText.drop, view => view.trying), alias: 'discard' },
  {
    ...command('solution', '\\', commandText.solution, () => true),
    confirm: () => commandText.confirmSolution,
  },
  {
    kind: 'query',
    word: 'check',
    alias: 'why',
    key: '%',
    label: commandText.check,
    answer(view) {
      const check = checkMarks(view)
      return {
        text: commandText.checked(view.over, check),
        ...(check && check.cells.length > 0 && { cells: check.cells }),
        ...(check && check.broken.length > 0 && { isFault: true }),
      }
    },
  },
  {
    kind: 'toggle',
    id: TOGGLES.broken,
    word: 'broken',
    key: '`',
    label: commandText.broken,
    isEverywhere: true,
    // Beginners start with the easier puzzles; a player who solves harder ones asks for it.
    isOnAtFirst: ({ rating }) => rating === 'gentle' || rating === 'steady',
    show: showBrokenRules,
  },
  {
    kind: 'toggle',
    id: TOGGLES.circles,
    word: 'circles',
    key: "'",
    label: commandText.circles,
    isEverywhere: true,
    completeMove: addCircles,
  },
  { kind: 'toggle', id: TOGGLES.equal, word: 'equal', key: '$', label: commandText.equal },
  exportFormat('puzz.link', commandText.puzzLink, writePuzzLink),
  exportFormat('singles', commandText.singles, writeSinglesId),
  exportFormat('text', commandText.oneLine, writePuzzle),
]

function markCommand(key: CellCommand['key'], label: string, mark: Mark): CellCommand {
  return { kind: 'cell', key, label, move: cell => notation.write({ kind: 'mark', mark, cells: [cell] }) }
}

/** A command whose word is also its move. */
function command(
  word: string,
  key: MoveCommand['key'],
  label: string,
  isPossible: (view: View) => boolean,
): MoveCommand<SolitudoTypes> {
  return {
    kind: 'move',
    word,
    key,
    label,
    move: view => (view.acting && isPossible(view) ? word : undefined),
  }
}

function exportFormat(
  word: string,
  label: string,
  write: (puzzle: Puzzle) => string | undefined,
): ExportCommand<SolitudoTypes> {
  return {
    kind: 'export',
    word,
    label,
    write(_params, deal) {
      const read = readPuzzle(deal.puzzle)
      return read.ok ? write(read.value) : undefined
    },
  }
}

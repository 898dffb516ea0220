import type { ExportFormat, GameCommand, GameCommands } from '#kernel/commands.ts'
import { writePuzzLink } from './formats/puzz-link.ts'
import { writeSinglesId } from './formats/singles.ts'
import { explainUnsolved } from './presentation/unsolved.ts'
import { type Puzzle, readPuzzle, writePuzzle } from './rules/puzzle.ts'
import type { SolitudoTypes, View } from './rules/types.ts'
import { commandText } from './text/en.ts'

export const commands: GameCommands<SolitudoTypes> = {
  cellKeys: [
    ['#', commandText.shade],
    ['*', commandText.keep],
    ['-', commandText.clear],
  ],
  commands: [
    command('try', '(', commandText.try, view => !view.trying),
    command('hold', ')', commandText.hold, view => view.trying),
    command('drop', '{', commandText.drop, view => view.trying),
    {
      ...command('solution', '\\', commandText.solution, () => true),
      confirm: () => commandText.confirmSolution,
    },
  ],
  queries: [
    {
      word: 'why',
      key: '%',
      label: commandText.why,
      answer(view) {
        const unsolved = explainUnsolved(view)
        return {
          text: commandText.whyNotSolved(view.over, unsolved),
          ...(unsolved && { cells: unsolved.cells }),
        }
      },
    },
  ],
  toggles: [{ id: 'equal', word: 'equal', key: '$', label: commandText.equal }],
  exportFormats: [
    exportFormat('puzz.link', commandText.puzzLink, writePuzzLink),
    exportFormat('singles', commandText.singles, writeSinglesId),
    exportFormat('text', commandText.oneLine, writePuzzle),
  ],
}

/** A command whose word is also its move. */
function command(
  word: string,
  key: GameCommand['key'],
  label: string,
  isPossible: (view: View) => boolean,
): GameCommand<SolitudoTypes> {
  return { word, key, label, move: view => (view.acting && isPossible(view) ? word : undefined) }
}

function exportFormat(
  word: string,
  label: string,
  write: (puzzle: Puzzle) => string | undefined,
): ExportFormat<SolitudoTypes> {
  return {
    word,
    label,
    write(_params, deal) {
      const read = readPuzzle(deal.puzzle)
      return read.ok ? write(read.value) : undefined
    },
  }
}

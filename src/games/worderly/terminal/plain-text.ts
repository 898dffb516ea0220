import { inCapitals } from '../rules/letter-case.ts'
import type { View } from '../rules/types.ts'
import { terminalText } from '../text/en-terminal.ts'
import { writeWords } from './grid.ts'

const { plain, result } = terminalText

/** The table in plain text (W18): the grid, then the latest guess. The status has the rest, and the log the missed words. */
export function writeTable(view: View): readonly string[] {
  const { latest, over } = view
  return [
    ...writeWords(view),
    ...(latest && !over ? [plain.latest(inCapitals(latest.guess, view.letters), result(latest))] : []),
    ...(view.bonus.length > 0 && over ? [plain.bonus(view.bonus)] : []),
  ]
}

import type { View } from '../rules/types.ts'
import { writeWords } from './grid.ts'
import { terminalWords } from './words.ts'

const { text: words, result } = terminalWords

/** The table in plain text (W18): the grid, then the latest guess. Lives, points and letters stand in the status, what was missed in the log. */
export function writeTable(view: View): readonly string[] {
  const { latest, over } = view
  return [
    ...writeWords(view),
    ...(latest && !over ? [words.latest(latest.guess.toUpperCase(), result(latest))] : []),
    ...(view.bonus.length > 0 && over ? [words.bonus(view.bonus)] : []),
  ]
}

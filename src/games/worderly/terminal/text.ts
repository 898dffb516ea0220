import type { View } from '../rules/types.ts'
import { writeWords } from './grid.ts'
import { terminalWords } from './words.ts'

const { text: words, result } = terminalWords

/** The table in plain text (W18): the grid, then the latest guess; lives, points and letters stand in the status. */
export function writeTable(view: View): readonly string[] {
  const { latest, over } = view
  const missed = view.words.flatMap(({ word, how }) => (how === 'missed' && word !== null ? [word] : []))
  return [
    ...writeWords(view),
    ...(latest && !over ? [words.latest(latest.guess.toUpperCase(), result(latest))] : []),
    ...(missed.length > 0 ? [words.missed(missed)] : []),
    ...(view.bonus.length > 0 && over ? [words.bonus(view.bonus)] : []),
  ]
}

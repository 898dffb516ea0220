import { accept, type Result } from '#kernel/result.ts'
import { type Alphabet, createAlphabet } from './alphabet.ts'
import { contentLines } from './content-lines.ts'
import { type ReservoirRefusals, rejectReservoir as reject } from './refusals.ts'

/** The tiles of a game: the points and the number of each letter, in alphabetical order. */
export interface Reservoir {
  readonly alphabet: Alphabet
  readonly points: readonly number[]
  readonly amounts: readonly number[]
}

const MOST_POINTS = 99
const MOST_OF_A_LETTER = 999

/** Reads lines of `letter points amount`. A rejection contains the line number. */
export function readReservoir(text: string): Result<Reservoir, ReservoirRefusals> {
  const letters: string[] = []
  const points: number[] = []
  const amounts: number[] = []
  const lineOf: number[] = []
  for (const { line, content } of contentLines(text)) {
    const parts = content.split(/\s+/)
    if (parts.length !== 3) return reject('not-three-parts', { line, text: shortened(content) })
    const [letter, point, amount] = parts as [string, string, string]
    if (!isWholeNumber(point, MOST_POINTS))
      return reject('bad-points', { line, text: point, most: MOST_POINTS })
    if (!isWholeNumber(amount, MOST_OF_A_LETTER))
      return reject('bad-amount', { line, text: amount, most: MOST_OF_A_LETTER })
    letters.push(letter)
    points.push(Number(point))
    amounts.push(Number(amount))
    lineOf.push(line)
  }
  const created = createAlphabet(letters)
  if (created.ok) return accept({ alphabet: created.value, points, amounts })
  const { rejection } = created
  if (rejection.code !== 'not-a-letter' && rejection.code !== 'letter-twice') return created
  const { letter } = rejection.details
  // When a letter is listed twice, the second line is the mistake.
  return reject(rejection.code, { letter, line: lineOf[letters.lastIndexOf(letter)]! })
}

function isWholeNumber(text: string, most: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) <= most
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

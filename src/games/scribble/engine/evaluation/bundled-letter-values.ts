import type { SelfPlayRules } from '../self-play/self-play.ts'
import { BUNDLED_LETTER_VALUES } from './bundled-letter-values-data.ts'
import type { LetterValues } from './letter-values.ts'
import { readLetterValues } from './letter-values-format.ts'

/** The points of A to Z for which the values were learned. */
const POINTS = '1 3 3 2 1 4 2 4 1 8 5 1 3 1 1 3 10 1 1 1 1 4 4 8 4 10'

/** Between 98 letters and 196. */
const FULL_RESERVOIR_FROM = 147

/**
 * The values bundled with the game, for the built-in words and the usual points. The amounts may differ a little,
 * since the values of draws are weighted by the letters that are left.
 */
export function bundledLetterValues({
  lexicon,
  points,
  amounts,
  strict,
}: SelfPlayRules): LetterValues | undefined {
  // Only the built-in words have labels for how common they are; nothing has been learned for other lists.
  if (!lexicon.labels || points.slice(1).join(' ') !== POINTS) return undefined
  const size = amounts.reduce((sum, amount) => sum + amount, 0) > FULL_RESERVOIR_FROM ? 'full' : 'half'
  const read = readLetterValues(BUNDLED_LETTER_VALUES[size][strict ? 'strict' : 'loose'])
  if (!read.ok) throw new Error(`The values that come with the game cannot be read: ${read.rejection.code}`)
  return read.value
}

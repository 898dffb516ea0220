import type { SelfPlayRules } from '../../rules/self-play/self-play.ts'
import { LOOSE } from './shipped-loose.ts'
import { STRICT } from './shipped-strict.ts'
import type { Values } from './values.ts'
import { readValues } from './values-text.ts'

/** The points of A to Z for which the values were learned. */
const POINTS = '1 3 3 2 1 4 2 4 1 8 5 1 3 1 1 3 10 1 1 1 1 4 4 8 4 10'

/**
 * The values that come with the game: for the built-in words and the usual points. How many there are of each letter
 * may differ, since what is drawn is weighed by what is left.
 */
export function shippedValues({ lexicon, points, strict }: SelfPlayRules): Values | undefined {
  // Only the built-in words say how common they are; of others nothing has been learned.
  if (!lexicon.labels || points.slice(1).join(' ') !== POINTS) return undefined
  const read = readValues(strict ? STRICT : LOOSE)
  if (!read.ok) throw new Error(`The values that come with the game cannot be read: ${read.rejection.code}`)
  return read.value
}

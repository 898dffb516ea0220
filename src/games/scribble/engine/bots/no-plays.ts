import { PASSES_TO_END } from '../../rules/types.ts'
import type { Choice, Observation } from '../self-play/self-play.ts'

/** One in this many turns without a word is a pass: two players who always exchange would never end. */
const PASS_ONE_IN = 2

/** The turn of a player without a word: an exchange may help, but a leader who only waits for the end passes. */
export function chooseWithoutPlay({ bag, own, other, left, idle, random }: Observation): Choice {
  const isEnough = own > other || random.below(PASS_ONE_IN) === 0
  if (left === 0 || (idle > 0 && isEnough)) return { kind: 'pass' }
  return {
    kind: 'exchange',
    letters: Array.from(bag).flatMap((count, code) => Array<number>(count).fill(code)),
  }
}

/** Four passes end the game, so a player who is ahead makes the last of them. */
export function endByPassing({ passes, own, other }: Observation): Choice | undefined {
  return passes === PASSES_TO_END - 1 && own > other ? { kind: 'pass' } : undefined
}

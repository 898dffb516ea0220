import type { Choice, Observation } from '../self-play/self-play.ts'

/** Of so many turns in a row without a word, one is a pass: two who change letters for ever would never end. */
const PASS_ONE_IN = 2

/** The turn without a word: new letters may help, unless the leader only waits for the end. */
export function chooseWithoutPlay({ bag, own, other, left, idle, random }: Observation): Choice {
  const isEnough = own > other || random.below(PASS_ONE_IN) === 0
  if (left === 0 || (idle > 0 && isEnough)) return { kind: 'pass' }
  return {
    kind: 'exchange',
    letters: Array.from(bag).flatMap((count, code) => Array<number>(count).fill(code)),
  }
}

import type { Choice, Situation } from './self-play.ts'

/** When nobody has found a word for so long, new letters will not help either. */
const PATIENCE = 6

/** Takes the most points there are; with none, changes the whole bag. The measure for all that is cleverer. */
export function greedy({ finder, bag, idle }: Situation): Choice {
  const play = finder.findBest(bag)
  if (play) return { kind: 'place', play }
  if (idle >= PATIENCE) return { kind: 'pass' }
  return {
    kind: 'exchange',
    letters: Array.from(bag).flatMap((count, code) => Array<number>(count).fill(code)),
  }
}

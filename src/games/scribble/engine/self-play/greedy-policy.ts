import type { Choice, Observation } from './self-play.ts'

/** When nobody has found a word for so long, new letters will not help either. */
const MAX_IDLE_TURNS = 6

/** Takes the most points there are; with none, changes the whole bag. The measure for all that is cleverer. */
export function greedyPolicy({ finder, bag, idle }: Observation): Choice {
  const play = finder.findBest(bag)
  if (play) return { kind: 'place', play }
  if (idle >= MAX_IDLE_TURNS) return { kind: 'pass' }
  return {
    kind: 'exchange',
    letters: Array.from(bag).flatMap((count, code) => Array<number>(count).fill(code)),
  }
}

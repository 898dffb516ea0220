import type { Choice, Observation } from './self-play.ts'

/** After this many turns without a word, new letters will not help either. */
const MAX_IDLE_TURNS = 6

/** Takes the play with the most points; without a play, exchanges the whole bag. The baseline for all other policies. */
export function greedyPolicy({ finder, bag, idle }: Observation): Choice {
  const play = finder.findBest(bag)
  if (play) return { kind: 'place', play }
  if (idle >= MAX_IDLE_TURNS) return { kind: 'pass' }
  return {
    kind: 'exchange',
    letters: Array.from(bag).flatMap((count, code) => Array<number>(count).fill(code)),
  }
}

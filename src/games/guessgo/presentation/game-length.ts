import { findPoolSource } from '../rules/pool.ts'
import { LARGE_FROM, MIN_SIZE, MOST_HITWORDS_PLACED, type Params } from '../rules/types.ts'

export interface GameLength {
  /** Words in the pool, hitwords included. */
  readonly words: number
  /** How often each player calls, on average, if both call at random. */
  readonly calls: number
}

/** Games that are over soon. */
export const QUICK_SETUPS: readonly Pick<Params, 'size' | 'pool'>[] = [
  { size: 4, pool: 16 },
  { size: 5, pool: 25 },
]

/**
 * How many words of a grid are crossed out when the first line of two grids is complete, for each size from 3 on: the
 * mean of 40,000 pairs of random grids.
 */
const CROSSED_AT_THE_END = [4.5, 8.4, 13.9, 21, 29.9, 40.6, 53.1, 67.4, 83.5, 101.7, 121.6, 143.6, 167.3]

/** Of all words, how many each calls with armed hitwords before the game is over: from 4,000 random games. */
const CALLED_WITH_ARMED = { '4': 0.31, '8': 0.255 }

/** How long a game takes; undefined for a setup that cannot be played. */
export function estimateGameLength(
  setup: Pick<Params, 'size' | 'pool' | 'hitwords' | 'ownWords' | 'adjacent'>,
): GameLength | undefined {
  const source = findPoolSource(setup)
  if (!source.ok) return undefined
  const words = source.value.count + source.value.hitwords
  return { words, calls: roundCalls(callsEach(setup, words)) }
}

function callsEach(
  { size, hitwords, adjacent }: Pick<Params, 'size' | 'hitwords' | 'adjacent'>,
  words: number,
): number {
  if (size < LARGE_FROM || hitwords === 'off')
    return (CROSSED_AT_THE_END[size - MIN_SIZE]! * (words + 1)) / (size * size + 1)
  if (hitwords === 'armed') return words * CALLED_WITH_ARMED[adjacent]
  // The first of all words that lie beside a hitword on either grid ends it.
  const beside = adjacent === '4' ? (4 * (size - 1)) / size : (4 * (size - 1) * (2 * size - 1)) / size ** 2
  return (words + 1) / (2 * MOST_HITWORDS_PLACED * beside + 1)
}

/** About: to the next five, where there are many. */
function roundCalls(calls: number): number {
  return calls < 30 ? Math.round(calls) : Math.round(calls / 5) * 5
}

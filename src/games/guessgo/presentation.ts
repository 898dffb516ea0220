import type { Presentation } from '#kernel/presentation.ts'
import type { Person } from '#kernel/text.ts'
import { callableWords } from './rules/calling.ts'
import { adjacentIndexes, cellAtIndex, crossedOutWords, indexOfCell } from './rules/grid.ts'
import { findPoolSource } from './rules/pool.ts'
import {
  type GuessGoTypes,
  LARGE_FROM,
  MIN_SIZE,
  MOST_HITWORDS_PLACED,
  type Params,
  type View,
} from './rules/types.ts'

export const presentation: Presentation<GuessGoTypes> = {
  // A call is public. While words are called the browser shows a player's own grid only when asked.
  isSecret: (view, shell) =>
    !view.open && (view.phase === 'filling' || (view.phase === 'calling' && shell !== 'browser')),
  neighbours: ({ terms }, cell) =>
    adjacentIndexes(indexOfCell(cell, terms.size), terms).map(place => cellAtIndex(place, terms.size)),
  // How a grid was filled does not count.
  moveCount: view => view.calls[0]!.length + view.calls[1]!.length,
  resultGrid,
}

/** Whether two people share the screen, so that neither must see the other's grid: neither is addressed as you. */
export function isScreenShared({ viewer }: View, people: readonly Person[]): boolean {
  return viewer !== 'spectator' && !people.some(({ you }) => you)
}

/** The words that the viewer can still place or call. */
export function wordsLeft({ viewer, phase, terms, grids, calls }: View): readonly string[] {
  if (viewer === 'spectator') return terms.pool
  return phase === 'filling'
    ? terms.pool.filter(word => !grids[viewer]!.includes(word))
    : callableWords({ terms, calls }, viewer)
}

/** Both grids at the end, as symbols for hit, winning and other cells. */
function resultGrid(views: readonly View[]): string {
  const last = views.at(-1)
  if (!last) return ''
  const { terms, grids, calls, ended } = last
  const winning = new Set(ended?.cells.map(cell => indexOfCell(cell, terms.size)))
  return grids
    .map((grid, seat) => {
      const hit = crossedOutWords(calls[1 - seat] ?? [])
      const isDecided = ended !== null && ended.winner !== seat
      const symbols = grid.map((word, place) =>
        isDecided && winning.has(place) ? '⭐' : word !== null && hit.has(word) ? '🟧' : '⬜',
      )
      return rowsOf(symbols, terms.size).join('\n')
    })
    .join('\n\n')
}

function rowsOf(symbols: readonly string[], size: number): readonly string[] {
  return Array.from({ length: size }, (_, row) => symbols.slice(row * size, (row + 1) * size).join(''))
}

export interface GameLength {
  /** Words in the pool, hitwords included. */
  readonly words: number
  /** Whether six of them were added to those that were chosen. */
  readonly addsHitwords: boolean
  /** How often each player calls, on average, if both call at random. */
  readonly calls: number
}

/**
 * How many words of a grid are crossed out when the first line of two grids is complete, for each size from 3 on: the
 * mean of 40,000 pairs of random grids.
 */
const CROSSED_AT_THE_END = [4.5, 8.4, 13.9, 21, 29.9, 40.6, 53.1, 67.4, 83.5, 101.7, 121.6, 143.6, 167.3]

/** The share of all words that each player calls before a game with armed hitwords ends: from 4,000 random games. */
const CALLED_WITH_ARMED = { '4': 0.31, '8': 0.255 }

/** How long a game takes; undefined for params that cannot be played. */
export function estimateGameLength(
  params: Pick<Params, 'size' | 'pool' | 'hitwords' | 'ownWords' | 'adjacent'>,
): GameLength | undefined {
  const source = findPoolSource(params)
  if (!source.ok) return undefined
  const { count: words, addsHitwords } = source.value
  return { words, addsHitwords, calls: roundCalls(callsEach(params, words)) }
}

function callsEach(
  { size, hitwords, adjacent }: Pick<Params, 'size' | 'hitwords' | 'adjacent'>,
  words: number,
): number {
  if (size < LARGE_FROM || hitwords === 'off')
    return (CROSSED_AT_THE_END[size - MIN_SIZE]! * (words + 1)) / (size * size + 1)
  if (hitwords === 'armed') return words * CALLED_WITH_ARMED[adjacent]
  // The first call of a word beside a hitword, on either grid, ends the game.
  const beside = adjacent === '4' ? (4 * (size - 1)) / size : (4 * (size - 1) * (2 * size - 1)) / size ** 2
  return (words + 1) / (2 * MOST_HITWORDS_PLACED * beside + 1)
}

/** Rounds many calls to the next five, since the number is only an estimate. */
function roundCalls(calls: number): number {
  return calls < 30 ? Math.round(calls) : Math.round(calls / 5) * 5
}

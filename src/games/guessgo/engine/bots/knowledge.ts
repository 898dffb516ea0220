import type { Seat } from '#kernel/rules.ts'
import { callableWords } from '../../rules/calling.ts'
import { MOST_HITWORDS_PLACED, type Terms, type View } from '../../rules/types.ts'

/** The caller's knowledge of the opponent's grid: hits and misses, and their places if places are shown. */
export interface Knowledge {
  readonly terms: Terms
  /** For each word of the pool: on the grid, not on it, or not called yet. */
  readonly callResults: readonly ('hit' | 'miss' | 'unknown')[]
  /** Whether each word can still be called. Where each word is called once, those that the opponent called cannot. */
  readonly isCallable: readonly boolean[]
  /** The place of each hit, by the word's number in the pool; empty if places are not shown. */
  readonly places: ReadonlyMap<number, number>
  readonly isHitword: readonly boolean[]
}

export function knowledgeOf(view: View): Knowledge {
  const { terms } = view
  const seat = view.viewer as Seat
  const numbers = new Map(terms.pool.map((word, number) => [word, number]))
  const callResults: ('hit' | 'miss' | 'unknown')[] = terms.pool.map(() => 'unknown')
  for (const { word, hit } of view.calls[seat]!) callResults[numbers.get(word)!] = hit ? 'hit' : 'miss'
  const places = new Map<number, number>()
  view.grids[1 - seat]!.forEach((word, place) => {
    if (word !== null) places.set(numbers.get(word)!, place)
  })
  const hitwords = new Set(terms.hitwordsOf)
  const callable = new Set(callableWords(view, seat))
  const isCallable = terms.pool.map(word => callable.has(word))
  return { terms, callResults, isCallable, places, isHitword: terms.pool.map(word => hitwords.has(word)) }
}

/** The numbers of the words that can still be called. */
export function uncalledWords({ isCallable }: Knowledge): readonly number[] {
  return [...isCallable.keys()].filter(word => isCallable[word])
}

/** Whether the opponent's grid may still hold a hitword: not if all six were called and none, or too few, were hit. */
export function mayHoldHitwords({ callResults: told, isHitword, terms }: Knowledge): boolean {
  if (terms.hitwords === 'off') return false
  return isHitword.some((is, word) => is && told[word] !== 'miss')
}

/** Whether every hitword on the opponent's grid has been found. */
export function knowsAllHitwords({ callResults: told, isHitword }: Knowledge): boolean {
  const found = told.filter((one, word) => isHitword[word] && one === 'hit').length
  const open = told.filter((one, word) => isHitword[word] && one === 'unknown').length
  return open === 0 || found === MOST_HITWORDS_PLACED
}

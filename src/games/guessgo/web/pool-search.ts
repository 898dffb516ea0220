import type { View } from '../rules/types.ts'
import { findInPool, searchKey } from '../rules/word.ts'
import { ownGrid } from './taps.ts'

export type Filter = 'all' | 'free' | 'called' | 'placed'

/** A word of the pool with the viewer's knowledge of it. */
export interface PoolWord {
  readonly word: string
  readonly isHitword: boolean
  /** Its place on the viewer's grid. */
  readonly place: number | undefined
  /** The result of the viewer's call of it; gone if the opponent called it and each word is called once. */
  readonly called: 'hit' | 'miss' | 'gone' | undefined
}

export function listPoolWords(view: View): readonly PoolWord[] {
  const { viewer, terms, calls } = view
  const places = new Map(ownGrid(view).map((word, place) => [word, place]))
  const called = new Map(viewer === 'spectator' ? [] : calls[viewer]!.map(({ word, hit }) => [word, hit]))
  const hitwords = new Set(terms.hitwordsOf)
  const gone = new Set(terms.once ? calls.flat().map(({ word }) => word) : [])
  return terms.pool.map(word => ({
    word,
    isHitword: hitwords.has(word),
    place: places.get(word),
    called: called.has(word) ? (called.get(word) ? 'hit' : 'miss') : gone.has(word) ? 'gone' : undefined,
  }))
}

/** The filters that apply now; a word is free while it can be placed or, later, called. */
export function availableFilters({ phase, viewer }: View, isShared = false): readonly Filter[] {
  if (viewer === 'spectator') return ['all']
  // Two people at one screen would see each other's words.
  if (phase !== 'filling' && isShared) return ['all', 'free', 'called']
  return phase === 'filling' ? ['all', 'free', 'placed'] : ['all', 'free', 'called', 'placed']
}

export function passesFilter({ phase }: Pick<View, 'phase'>, filter: Filter, word: PoolWord): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'free':
      return phase === 'filling' ? word.place === undefined : word.called === undefined
    case 'called':
      return word.called !== undefined
    case 'placed':
      return word.place !== undefined
  }
}

/** The words that begin so; where there are none, those that have it somewhere. */
export function searchPool(pool: readonly PoolWord[], typed: string): readonly PoolWord[] {
  const wanted = searchKey(typed)
  if (wanted === '') return pool
  const begins = pool.filter(({ word }) => searchKey(word).startsWith(wanted))
  return begins.length > 0 ? begins : pool.filter(({ word }) => searchKey(word).includes(wanted))
}

/** The word that the typed text means: the exact one, or the only free word that matches. */
export function completeWord(
  view: Pick<View, 'phase'>,
  pool: readonly PoolWord[],
  typed: string,
): PoolWord | undefined {
  const wanted = searchKey(typed)
  if (wanted === '') return undefined
  const exact = findInPool(
    pool.map(({ word }) => word),
    typed,
  )
  if (exact !== undefined) return pool.find(({ word }) => word === exact)
  const free = searchPool(pool, typed).filter(word => passesFilter(view, 'free', word))
  return free.length === 1 ? free[0] : undefined
}

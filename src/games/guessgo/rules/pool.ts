import type { Random } from '#kernel/random.ts'
import { accept, type Rejection, type Result } from '#kernel/result.ts'
import { type PoolVersion, readCustomWords } from './custom-words.ts'
import { type Refusals, reject } from './refusals.ts'
import { HITWORDS, LARGE_FROM, MOST_HITWORDS_PLACED, MOST_WORDS, type Params } from './types.ts'
import { sortAlphabetically } from './word.ts'
import { poolWords } from './word-list/pool-words.ts'

const DEFAULT_SMALL_POOL = 100
const DEFAULT_LARGE_POOL = 225

type PoolParams = Pick<Params, 'size' | 'pool' | 'hitwords' | 'ownWords'>

/** The hitword rule in force: small grids have no hitwords. */
export function hitwordRule({ size, hitwords }: Pick<Params, 'size' | 'hitwords'>): Params['hitwords'] {
  return size >= LARGE_FROM ? hitwords : 'off'
}

/** How many words a pool can have, besides 0 for the default number. */
export function poolRange({ size }: Pick<Params, 'size'>): { readonly min: number; readonly max: number } {
  return { min: size * size, max: MOST_WORDS }
}

export interface PoolSource {
  readonly words: readonly string[]
  /** How many of them are drawn for the pool, hitwords included. */
  readonly count: number
  /** How many of those are hitwords. */
  readonly hitwords: number
  /** Whether the hitwords come on top of the number that was chosen, because the grid could not be filled otherwise. */
  readonly addsHitwords: boolean
}

/** The words that a pool is drawn from and how many are drawn, or why there can be no pool. */
export function findPoolSource(params: PoolParams, version: PoolVersion = 2): Result<PoolSource, Refusals> {
  const { size, pool } = params
  const { min, max } = poolRange(params)
  if (pool !== 0 && (pool < min || pool > max)) return reject('pool-out-of-range', { pool, size, min, max })
  const custom = readCustomWords(params.ownWords, version)
  if (!custom.ok) return custom
  const isCustom = custom.value.length > 0
  if (!isCustom && params.ownWords.trim() !== '') return reject('no-own-words')
  const words = isCustom ? custom.value : poolWords()
  const hitwords = hitwordRule(params) === 'off' ? 0 : HITWORDS
  const { count, needed, addsHitwords } = countWords({
    size,
    pool,
    available: words.length,
    hitwords,
    version,
  })
  if (words.length < needed)
    return reject('too-few-own-words', { size, count: words.length, needed, hitwords })
  return accept({ words, count, hitwords, addsHitwords })
}

interface WordCount {
  readonly size: number
  /** The chosen number; 0 for the default one. */
  readonly pool: number
  readonly available: number
  readonly hitwords: number
  readonly version: PoolVersion
}

/** How many words a pool has, and how many words there must be for it. A custom list shorter than the default pool is the whole pool. */
function countWords({ size, pool, available, hitwords, version }: WordCount) {
  const cells = size * size
  const byDefault = size < LARGE_FROM ? DEFAULT_SMALL_POOL : DEFAULT_LARGE_POOL
  if (version === 1) {
    const count = hitwords + (pool > 0 ? pool : Math.min(byDefault, Math.max(cells, available - hitwords)))
    return { count, needed: count, addsHitwords: hitwords > 0 }
  }
  // A player places only three of the six hitwords.
  const smallest = hitwords > 0 ? cells + HITWORDS - MOST_HITWORDS_PLACED : cells
  const wanted = pool > 0 ? pool : byDefault
  const addsHitwords = wanted < smallest
  const count = addsHitwords ? wanted + hitwords : wanted
  if (pool > 0 || available >= count) return { count, needed: count, addsHitwords }
  return { count: available, needed: smallest, addsHitwords: false }
}

export function checkPool(params: PoolParams, version: PoolVersion = 2): Rejection<Refusals> | undefined {
  const source = findPoolSource(params, version)
  return source.ok ? undefined : source.rejection
}

/** Draws the pool, in alphabetical order, and which of its words are hitwords. */
export function drawPool(
  params: PoolParams,
  random: Random,
  version: PoolVersion = 2,
): { pool: readonly string[]; hitwords: readonly string[] } {
  const source = findPoolSource(params, version)
  if (!source.ok) throw new Error(`No pool for params that were not checked: ${source.rejection.code}`)
  const { words, count, hitwords } = source.value
  const drawn = random.shuffled(words).slice(0, count)
  return { pool: sortAlphabetically(drawn), hitwords: sortAlphabetically(drawn.slice(0, hitwords)) }
}

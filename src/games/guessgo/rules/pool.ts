import type { Random } from '#kernel/random.ts'
import { accept, type Rejection, type Result } from '#kernel/result.ts'
import { readCustomWords } from './custom-words.ts'
import { type Refusals, reject } from './refusals.ts'
import { HITWORDS, LARGE_FROM, MOST_WORDS, type Params } from './types.ts'
import { sortAlphabetically } from './word.ts'
import { poolWords } from './word-list/pool-words.ts'

const DEFAULT_SMALL_POOL = 100
const DEFAULT_LARGE_POOL = 225

type PoolParams = Pick<Params, 'size' | 'pool' | 'hitwords' | 'ownWords'>

/** The hitword rule in force: small grids have no hitwords. */
export function hitwordRule({ size, hitwords }: Pick<Params, 'size' | 'hitwords'>): Params['hitwords'] {
  return size >= LARGE_FROM ? hitwords : 'off'
}

export interface PoolSource {
  readonly words: readonly string[]
  /** How many of them are drawn for the pool, hitwords not counted. */
  readonly count: number
  /** How many more are drawn as hitwords. */
  readonly hitwords: number
}

/** The words that a pool is drawn from and how many are drawn, or why there can be no pool. */
export function findPoolSource(params: PoolParams): Result<PoolSource, Refusals> {
  const { size, pool } = params
  const cells = size * size
  if (pool !== 0 && (pool < cells || pool > MOST_WORDS))
    return reject('pool-out-of-range', { pool, size, min: cells, max: MOST_WORDS })
  const custom = readCustomWords(params.ownWords)
  if (!custom.ok) return custom
  const isCustom = custom.value.length > 0
  if (!isCustom && params.ownWords.trim() !== '') return reject('no-own-words')
  const words = isCustom ? custom.value : poolWords()
  const hitwords = hitwordRule(params) === 'off' ? 0 : HITWORDS
  const usual = size < LARGE_FROM ? DEFAULT_SMALL_POOL : DEFAULT_LARGE_POOL
  // A custom list that is shorter than the usual pool is the whole pool.
  const count = pool > 0 ? pool : Math.min(usual, Math.max(cells, words.length - hitwords))
  if (words.length < count + hitwords)
    return reject('too-few-own-words', { size, count: words.length, needed: count + hitwords, hitwords })
  return accept({ words, count, hitwords })
}

export function checkPool(params: PoolParams): Rejection<Refusals> | undefined {
  const source = findPoolSource(params)
  return source.ok ? undefined : source.rejection
}

/** Draws the pool, in alphabetical order, and which of its words are hitwords. */
export function drawPool(
  params: PoolParams,
  random: Random,
): { pool: readonly string[]; hitwords: readonly string[] } {
  const source = findPoolSource(params)
  if (!source.ok) throw new Error(`No pool for params that were not checked: ${source.rejection.code}`)
  const { words, count, hitwords } = source.value
  const drawn = random.shuffled(words).slice(0, count + hitwords)
  return { pool: sortAlphabetically(drawn), hitwords: sortAlphabetically(drawn.slice(0, hitwords)) }
}

import type { Random } from '#kernel/random.ts'
import { accept, type Rejection, type Result, reject } from '#kernel/result.ts'
import { readCustomWords } from './custom-words.ts'
import { HITWORDS, LARGE_FROM, MOST_WORDS, type Params } from './types.ts'
import { sortAlphabetically } from './word.ts'
import { poolWords } from './word-list/pool-words.ts'

const DEFAULT_SMALL_POOL = 100
const DEFAULT_LARGE_POOL = 225

type PoolSetup = Pick<Params, 'size' | 'pool' | 'hitwords' | 'ownWords'>

/** The hitword rule in force: small grids have none. */
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

/** Where the words come from and how many are drawn, or why that cannot be. */
export function findPoolSource(setup: PoolSetup): Result<PoolSource> {
  const { size, pool } = setup
  const cells = size * size
  if (pool !== 0 && (pool < cells || pool > MOST_WORDS))
    return reject('pool-out-of-range', { pool, size, min: cells, max: MOST_WORDS })
  const own = readCustomWords(setup.ownWords)
  if (!own.ok) return own
  const isOwn = own.value.length > 0
  if (!isOwn && setup.ownWords.trim() !== '') return reject('no-own-words')
  const words = isOwn ? own.value : poolWords()
  const hitwords = hitwordRule(setup) === 'off' ? 0 : HITWORDS
  const usual = size < LARGE_FROM ? DEFAULT_SMALL_POOL : DEFAULT_LARGE_POOL
  // A list of one's own may be shorter than the usual pool; then all of it is the pool.
  const count = pool > 0 ? pool : Math.min(usual, Math.max(cells, words.length - hitwords))
  if (words.length < count + hitwords)
    return reject('too-few-own-words', { size, count: words.length, needed: count + hitwords, hitwords })
  return accept({ words, count, hitwords })
}

export function checkPool(setup: PoolSetup): Rejection | undefined {
  const source = findPoolSource(setup)
  return source.ok ? undefined : source.rejection
}

/** Draws the pool, in alphabetical order, and which of its words are hitwords. */
export function drawPool(
  setup: PoolSetup,
  random: Random,
): { pool: readonly string[]; hitwords: readonly string[] } {
  const source = findPoolSource(setup)
  if (!source.ok) throw new Error(`No pool for a setup that was not checked: ${source.rejection.code}`)
  const { words, count, hitwords } = source.value
  const drawn = random.shuffled(words).slice(0, count + hitwords)
  return { pool: sortAlphabetically(drawn), hitwords: sortAlphabetically(drawn.slice(0, hitwords)) }
}

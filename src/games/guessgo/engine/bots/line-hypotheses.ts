import type { Knowledge } from './knowledge.ts'

/** The hypothesis that these words, called or not, form a line of the opponent's grid. */
export interface LineHypothesis {
  /** Its words that were not called yet, by number. */
  readonly missing: readonly number[]
  /** The logarithm of how likely and how near to completion it is; only differences matter. */
  readonly weight: number
}

/** The penalty per call that a hypothesis still needs: a line half crossed out is nearer than a new one. */
export const LOG_WEIGHT_PER_CALL = Math.log(0.6)

/** How much likelier a line is that begins where lines begin when the list is followed from its first word. */
const ALIGNED = Math.log(6)

/**
 * Hypotheses that a line holds consecutive words of an order. Misses are skipped: a player who follows a list but
 * leaves out some words still puts the next one beside the last.
 */
export function windowHypotheses(
  known: Knowledge,
  order: readonly number[],
  onGrid: Float64Array,
): readonly LineHypothesis[] {
  const { size, hitwords } = known.terms
  const kept: number[] = []
  order.forEach((word, rank) => {
    const avoided = hitwords === 'armed' && known.isHitword[word]
    if (known.callResults[word] !== 'miss' && !avoided) kept.push(rank)
  })
  const start = Math.max(
    0,
    kept.findIndex(rank => onGrid[rank]! > 0.5),
  )
  const guesses: LineHypothesis[] = []
  for (let from = 0; from + size <= kept.length; from++) {
    const missing: number[] = []
    let weight = (from - start) % size === 0 ? ALIGNED : 0
    for (let at = from; at < from + size; at++) {
      const rank = kept[at]!
      const word = order[rank]!
      if (known.callResults[word] === 'hit') continue
      // A line with a word that nobody can call any more is never completed.
      if (!known.isCallable[word]) weight = Number.NEGATIVE_INFINITY
      missing.push(word)
      weight += Math.log(Math.max(onGrid[rank]!, 1e-9)) + LOG_WEIGHT_PER_CALL
    }
    if (missing.length > 0 && weight > Number.NEGATIVE_INFINITY) guesses.push({ missing, weight })
  }
  return guesses
}

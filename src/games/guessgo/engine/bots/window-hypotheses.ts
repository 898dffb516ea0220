import type { Knowledge } from './knowledge.ts'
import { type LineHypothesis, LOG_WEIGHT_PER_CALL } from './line-hypothesis.ts'

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
      missing.push(word)
      weight += Math.log(Math.max(onGrid[rank]!, 1e-9)) + LOG_WEIGHT_PER_CALL
    }
    if (missing.length > 0) guesses.push({ missing, weight })
  }
  return guesses
}

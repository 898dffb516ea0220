import { adjacentIndexes } from '../../rules/grid.ts'
import { type Knowledge, knowsAllHitwords } from './knowledge.ts'
import type { PathHypothesis } from './path-hypotheses.ts'

/** How much likelier a word is beside a hitword that is its neighbour in the list, if the grid follows the list. */
const LIST_NEIGHBOUR_FACTOR = 3

/** How dangerous each word is to call, by its number: the likelier it is on the grid and beside a hitword. */
export function estimateDanger(
  known: Knowledge,
  order: readonly number[],
  likely: Float64Array,
): Float64Array {
  const danger = Float64Array.from(likely)
  const listed = order.filter(word => known.callResults[word] !== 'miss')
  const { size } = known.terms
  listed.forEach((hitword, rank) => {
    if (!known.isHitword[hitword] || (knowsAllHitwords(known) && known.callResults[hitword] !== 'hit')) return
    for (const step of [1, -1, size, -size]) {
      const word = listed[rank + step]
      if (word !== undefined) danger[word]! *= LIST_NEIGHBOUR_FACTOR
    }
  })
  return danger
}

/** Words that a path predicts beside a hitword that was shown. */
export function predictedBesideHitwords(known: Knowledge, { words }: PathHypothesis): ReadonlySet<number> {
  const hitwords = [...known.places].filter(([word]) => known.isHitword[word])
  return new Set(hitwords.flatMap(([, place]) => adjacentIndexes(place, known.terms).map(one => words[one]!)))
}

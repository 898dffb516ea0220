import { beside } from '../grid.ts'
import { type Knowledge, knowsAllHitwords } from './knowledge.ts'
import type { Followed } from './positions.ts'

/** How much likelier a word lies beside a hitword that stands beside it in the list, if lists are followed at all. */
const LISTED_BESIDE = 3

/** How dangerous each word is to call, by its number: likely on the grid, and likely beside a hitword there. */
export function dangerOf(known: Knowledge, order: readonly number[], likely: Float64Array): Float64Array {
  const danger = Float64Array.from(likely)
  const listed = order.filter(word => known.told[word] !== 'miss')
  const { size } = known.terms
  listed.forEach((hitword, rank) => {
    if (!known.isHitword[hitword] || (knowsAllHitwords(known) && known.told[hitword] !== 'hit')) return
    for (const step of [1, -1, size, -size]) {
      const word = listed[rank + step]
      if (word !== undefined) danger[word]! *= LISTED_BESIDE
    }
  })
  return danger
}

/** Words that a path says stand beside a hitword that was shown. */
export function foretoldBeside(known: Knowledge, { words }: Followed): ReadonlySet<number> {
  const hitwords = [...known.places].filter(([word]) => known.isHitword[word])
  return new Set(hitwords.flatMap(([, place]) => beside(place, known.terms).map(one => words[one]!)))
}

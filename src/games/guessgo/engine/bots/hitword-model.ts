import { HITWORDS, type Terms } from '../../rules/types.ts'
import type { Knowledge } from './knowledge.ts'

/** A way in which the opponent may have placed hitwords. */
interface Placement {
  readonly prior: number
  /** How many hitwords have no other beside them. */
  readonly alone: number
  /** How many have another beside them: calling one of these loses. */
  readonly together: number
  /** How many other words are beside a hitword. */
  readonly beside: number
}

/** How likely the next call is to lose: of a hitword that was not called yet, and of another word. */
export interface Danger {
  readonly hitword: number
  readonly other: number
}

/**
 * The danger of literal hitwords, over all placements by how well they explain what the caller was told. A hitword that
 * was hit without losing stands alone, a missed one leaves the others likelier, and every other word that was hit
 * without losing makes many cells beside hitwords less likely.
 */
export function estimateDanger(known: Knowledge): Danger {
  const { callResults, isHitword, terms } = known
  const count = (result: string, ofHitwords: boolean) =>
    callResults.filter((one, word) => one === result && isHitword[word] === ofHitwords).length
  const told = { hits: count('hit', true), misses: count('miss', true), otherHits: count('hit', false) }
  const open = { hitwords: count('unknown', true), others: count('unknown', false) }
  let total = 0
  let hitword = 0
  let other = 0
  for (const placement of placementsOn(terms)) {
    const weight = placement.prior * likelihood(placement, told, terms)
    total += weight
    hitword += weight * (open.hitwords > 0 ? placement.together / open.hitwords : 0)
    other += weight * Math.min(1, open.others > 0 ? placement.beside / open.others : 0)
  }
  return total > 0 ? { hitword: hitword / total, other: other / total } : { hitword: 0, other: 0 }
}

/** Most players place all three: apart, two of them side by side, or all in a row. */
function placementsOn({ adjacent }: Terms): readonly Placement[] {
  const one = adjacent
  // With eight neighbours, a pair that touches at a corner has the most cells beside it.
  const pair = adjacent === 4 ? 6 : 12
  const row = adjacent === 4 ? 8 : 16
  return [
    { prior: 0.6, alone: 3, together: 0, beside: 3 * one },
    { prior: 0.25, alone: 1, together: 2, beside: pair + one },
    { prior: 0.08, alone: 0, together: 3, beside: row },
    { prior: 0.02, alone: 2, together: 0, beside: 2 * one },
    { prior: 0.02, alone: 0, together: 2, beside: pair },
    { prior: 0.02, alone: 1, together: 0, beside: one },
    { prior: 0.01, alone: 0, together: 0, beside: 0 },
  ]
}

interface Told {
  readonly hits: number
  readonly misses: number
  /** Hits of words that are not hitwords. */
  readonly otherHits: number
}

/** How likely the caller would have been told this, and nothing would have fired. */
function likelihood(
  { alone, together, beside }: Placement,
  { hits, misses, otherHits }: Told,
  { size }: Terms,
): number {
  const open = HITWORDS - hits - misses
  const absent = open - (alone - hits) - together
  if (hits > alone || absent < 0) return 0
  const ways = arrangements(alone - hits, together, absent)
  let likely = ways / arrangements(alone, together, HITWORDS - alone - together)
  const cells = size * size - alone - together
  for (let hit = 0; hit < otherHits; hit++) likely *= Math.max(0, 1 - beside / (cells - hit))
  return likely
}

/** In how many ways words of these kinds can be arranged, given how many there are of each. */
function arrangements(...kinds: readonly number[]): number {
  const all = kinds.reduce((sum, kind) => sum + kind, 0)
  return kinds.reduce((ways, kind) => ways / factorial(kind), factorial(all))
}

function factorial(number: number): number {
  return number < 2 ? 1 : number * factorial(number - 1)
}

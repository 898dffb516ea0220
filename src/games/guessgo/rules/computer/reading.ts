import { type Manner, mixed, type Reading, readRuns, type Seen } from './clustering.ts'
import type { Knowledge } from './knowledge.ts'
import { type Order, ordered } from './orders.ts'

/** Average runs that are thought of, besides words taken one by one. */
const RUNS = [3, 6, 15, 60]
/** A list may be begun at its beginning. */
const AT_THE_BEGINNING = 0.9

/** The pool in one order, with how likely each of its words is on the other's grid. */
export interface Read extends Reading {
  readonly order: readonly number[]
}

/** Reads hits and misses as if words had been taken in runs of this order, or one by one. */
export function readOrder(known: Knowledge, by: Order): Read {
  const { size, pool } = known.terms
  const order = ordered(known.terms, by)
  const seen: Seen = Int8Array.from(order, word => VALUE[known.told[word]!])
  const share = Math.min(1, (size * size) / pool.length)
  const alone: Manner = { share, run: share >= 1 ? 1e9 : 1 / (1 - share), first: share }
  const inRuns = RUNS.flatMap(run => [
    { share, run: Math.max(run, alone.run), first: share },
    { share, run: Math.max(run, alone.run), first: AT_THE_BEGINNING },
  ])
  const readings = inRuns.map(manner => ({ ...readRuns(seen, manner), prior: 1 / inRuns.length }))
  return { order, ...mixed([{ ...readRuns(seen, alone), prior: 1 }, ...readings]) }
}

const VALUE = { hit: 1, miss: 0, unknown: -1 } as const

/** How likely each word is on the grid, by its number. */
export function byWord({ order, onGrid }: Read): Float64Array {
  const likely = new Float64Array(order.length)
  order.forEach((word, rank) => {
    likely[word] = onGrid[rank]!
  })
  return likely
}

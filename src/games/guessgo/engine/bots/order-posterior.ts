import { inListOrder, type ListOrder } from '../list-orders.ts'
import type { Knowledge } from './knowledge.ts'
import { inferRuns, mixPosteriors, type ObservedRuns, type RunModel, type RunPosterior } from './run-model.ts'

/** The average run lengths that are considered, besides words taken one by one. */
const RUN_LENGTHS = [3, 6, 15, 60]
/** The probability that the first word of the list is taken. */
const START_PROBABILITY = 0.9

/** The pool in one order, with the probability that each word is on the opponent's grid. */
export interface OrderPosterior extends RunPosterior {
  readonly order: readonly number[]
}

/** Interprets hits and misses as if words had been taken in runs of this order, or one by one. */
export function inferOrder(known: Knowledge, by: ListOrder): OrderPosterior {
  const { size, pool } = known.terms
  const order = inListOrder(known.terms, by)
  const seen: ObservedRuns = Int8Array.from(order, word => OBSERVATION_CODES[known.callResults[word]!])
  const share = Math.min(1, (size * size) / pool.length)
  const alone: RunModel = { share, run: share >= 1 ? 1e9 : 1 / (1 - share), first: share }
  const inRuns = RUN_LENGTHS.flatMap(run => [
    { share, run: Math.max(run, alone.run), first: share },
    { share, run: Math.max(run, alone.run), first: START_PROBABILITY },
  ])
  const readings = inRuns.map(manner => ({ ...inferRuns(seen, manner), prior: 1 / inRuns.length }))
  return { order, ...mixPosteriors([{ ...inferRuns(seen, alone), prior: 1 }, ...readings]) }
}

const OBSERVATION_CODES = { hit: 1, miss: 0, unknown: -1 } as const

/** How likely each word is on the grid, by its number. */
export function probabilityByWord({ order, onGrid }: OrderPosterior): Float64Array {
  const likely = new Float64Array(order.length)
  order.forEach((word, rank) => {
    likely[word] = onGrid[rank]!
  })
  return likely
}

import { linesThrough } from '../../rules/grid.ts'
import { fillingPaths } from '../list-orders.ts'
import type { Knowledge } from './knowledge.ts'
import { type LineHypothesis, LOG_WEIGHT_PER_CALL } from './line-hypotheses.ts'

/** The hypothesis that a grid was filled along a path in list order: its evidence and the words it predicts. */
export interface PathHypothesis {
  /** The log-likelihood ratio against a random grid. */
  readonly evidence: number
  /** By place: the predicted word, or -1. */
  readonly words: readonly number[]
}

/** The share of neighbours along a followed path that are neighbours in the list. */
const FOLLOW_PROBABILITY = 0.6
/** The log prior: most grids are not filled like this, and two neighbours may be chance. */
const PRIOR_LOG_ODDS = -2

/** Every path, with the evidence from the places that were shown. */
export function pathHypotheses(known: Knowledge, order: readonly number[]): readonly PathHypothesis[] {
  const listed = order.filter(word => known.callResults[word] !== 'miss')
  const anchors = listed.flatMap((word, rank) => {
    const place = known.places.get(word)
    return place === undefined ? [] : [{ rank, place }]
  })
  return fillingPaths(known.terms.size).map(path => evaluatePath(path, listed, anchors))
}

function evaluatePath(
  path: readonly number[],
  listed: readonly number[],
  anchors: readonly { readonly rank: number; readonly place: number }[],
): PathHypothesis {
  const stepOf = new Int16Array(path.length)
  path.forEach((place, step) => {
    stepOf[place] = step
  })
  const byChance = 1 / path.length
  let evidence = PRIOR_LOG_ODDS
  for (let at = 1; at < anchors.length; at++) {
    const { rank, place } = anchors[at]!
    const before = anchors[at - 1]!
    const fits = stepOf[place]! - stepOf[before.place]! === rank - before.rank
    evidence += Math.log(fits ? FOLLOW_PROBABILITY / byChance : 1 - FOLLOW_PROBABILITY)
  }
  return { evidence, words: predictWords(path, stepOf, listed, anchors) }
}

/** Predicts for each place the word that is as far from the nearest anchor in the list as the place is on the path. */
function predictWords(
  path: readonly number[],
  stepOf: Int16Array,
  listed: readonly number[],
  anchors: readonly { readonly rank: number; readonly place: number }[],
): readonly number[] {
  const rankAt = new Int16Array(path.length).fill(-1)
  for (const { rank, place } of anchors) rankAt[stepOf[place]!] = rank
  const words = new Array<number>(path.length).fill(-1)
  const distance = new Int16Array(path.length).fill(path.length)
  const reach = (direction: 1 | -1) => {
    let rank = -1
    let away = 0
    for (let count = 0; count < path.length; count++) {
      const step = direction > 0 ? count : path.length - 1 - count
      if (rankAt[step]! >= 0) {
        rank = rankAt[step]!
        away = 0
      } else if (rank >= 0) {
        rank += direction
        away++
      }
      const known = rank >= 0 && rank < listed.length
      if (!known || away >= distance[step]!) continue
      distance[step] = away
      words[path[step]!] = listed[rank]!
    }
  }
  reach(1)
  reach(-1)
  return words
}

/** Hypotheses of whole rows and columns, from the predictions of a path. */
export function lineHypothesesAlong(
  known: Knowledge,
  { evidence, words }: PathHypothesis,
): readonly LineHypothesis[] {
  const { size } = known.terms
  const found = new Set(known.places.values())
  const diagonal = Array.from({ length: size }, (_, step) => step * (size + 1))
  return diagonal
    .flatMap(place => linesThrough(place, size))
    .flatMap(line => {
      const open = line.filter(place => !found.has(place))
      const missing = open
        .map(place => words[place]!)
        .filter(word => word >= 0 && known.callResults[word] === 'unknown')
      const surprises = open.length - missing.length
      const doubt = Math.log(FOLLOW_PROBABILITY) * missing.length + Math.log(0.02) * surprises
      return missing.length > 0
        ? [{ missing, weight: evidence + doubt + LOG_WEIGHT_PER_CALL * open.length }]
        : []
    })
}

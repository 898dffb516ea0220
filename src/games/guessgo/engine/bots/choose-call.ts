import type { Random } from '#kernel/random.ts'
import { readHabits } from '../../rules/habits.ts'
import type { View } from '../../rules/types.ts'
import { LIST_ORDERS } from '../list-orders.ts'
import { estimateDanger, predictedBesideHitwords } from './danger.ts'
import { prefersMisses, sensibleCalls } from './hitword-tactics.ts'
import { type Knowledge, knowledgeOf, uncalledWords } from './knowledge.ts'
import type { LineHypothesis } from './line-hypothesis.ts'
import { inferOrder, type OrderPosterior, probabilityByWord } from './order-posterior.ts'
import { lineHypothesesAlong, type PathHypothesis, pathHypotheses } from './path-hypotheses.ts'
import { windowHypotheses } from './window-hypotheses.ts'

/** Calls any word that was not called yet. */
export function callAtRandom(view: View, random: Random): number {
  return random.pick(uncalledWords(knowledgeOf(view)))
}

/** Calls any word that hitword tactics allow. */
export function callCarefully(view: View, random: Random): number {
  return random.pick(sensibleCalls(knowledgeOf(view)))
}

/** Uses hits and misses along the alphabet only. */
export function callByObservation(view: View, random: Random): number {
  const known = { ...knowledgeOf(view), places: new Map<number, number>() }
  const read = inferOrder(known, 'alphabet')
  return chooseFromHypotheses(known, read, windowHypotheses(known, read.order, read.onGrid), [], random)
}

/** Weighs every known order and path by the calls of this game and the habits of earlier grids. */
export function callByMindReading(view: View, random: Random): number {
  const known = knowledgeOf(view)
  const habits = readHabits(known.terms.habits)
  const earlier = habits.alphabet + habits.length
  const reads = LIST_ORDERS.map(order => ({
    ...inferOrder(known, order),
    // The prior: most people who follow an order follow the alphabet.
    prior: Math.log((habits[order] + ORDER_PRIORS[order]) / (earlier + 1)),
  }))
  const guesses = reads.flatMap(({ order, onGrid, likelihood, prior }) =>
    windowHypotheses(known, order, onGrid).map(guess => ({
      ...guess,
      weight: guess.weight + likelihood + prior,
    })),
  )
  const along = known.places.size > 1 ? reads.flatMap(({ order }) => pathHypotheses(known, order)) : []
  const likelyPaths = along.filter(({ evidence }) => evidence > 0)
  const best = reads.reduce((one, other) =>
    other.likelihood + other.prior > one.likelihood + one.prior ? other : one,
  )
  const predictedLines = likelyPaths.flatMap(path => lineHypothesesAlong(known, path))
  return chooseFromHypotheses(
    known,
    best,
    predictedLines.length > 0 ? predictedLines : guesses,
    likelyPaths,
    random,
  )
}

const ORDER_PRIORS = { alphabet: 0.9, length: 0.1 }

function chooseFromHypotheses(
  known: Knowledge,
  read: OrderPosterior,
  guesses: readonly LineHypothesis[],
  likelyPaths: readonly PathHypothesis[],
  random: Random,
): number {
  const allowed = sensibleCalls(known)
  const likely = probabilityByWord(read)
  if (prefersMisses(known)) return safestCall(known, read, likely, allowed, likelyPaths, random)
  const isAllowed = new Set(allowed)
  // Shuffled, so that ties are broken at random.
  const fit = random.shuffled(guesses).filter(({ missing }) => missing.some(word => isAllowed.has(word)))
  const nearest = fit.reduce<LineHypothesis | undefined>(
    (one, other) => (one && one.weight >= other.weight ? one : other),
    undefined,
  )
  if (!nearest) return random.pick(allowed)
  const missing = random.shuffled(nearest.missing.filter(word => isAllowed.has(word)))
  return missing.reduce((one, other) => (likely[other]! > likely[one]! ? other : one))
}

/** The word least likely to lie beside a hitword. */
function safestCall(
  known: Knowledge,
  read: OrderPosterior,
  likely: Float64Array,
  allowed: readonly number[],
  likelyPaths: readonly PathHypothesis[],
  random: Random,
): number {
  const danger = estimateDanger(known, read.order, likely)
  for (const path of likelyPaths)
    for (const word of predictedBesideHitwords(known, path))
      if (word >= 0) danger[word]! *= PREDICTED_DANGER_FACTOR
  return random.shuffled(allowed).reduce((one, other) => (danger[other]! < danger[one]! ? other : one))
}

const PREDICTED_DANGER_FACTOR = 10

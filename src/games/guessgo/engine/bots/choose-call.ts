import type { Random } from '#kernel/random.ts'
import { adjacentIndexes } from '../../rules/grid.ts'
import { readHabits } from '../../rules/habits.ts'
import type { View } from '../../rules/types.ts'
import { LIST_ORDERS } from '../list-orders.ts'
import { estimateDanger } from './hitword-model.ts'
import { type Knowledge, knowledgeOf, knowsAllHitwords, mayHoldHitwords, uncalledWords } from './knowledge.ts'
import type { LineHypothesis } from './line-hypotheses.ts'
import { windowHypotheses } from './line-hypotheses.ts'
import { inferOrder, type OrderPosterior, probabilityByWord } from './order-posterior.ts'
import { protectOwnLines } from './own-lines.ts'
import { lineHypothesesAlong, type PathHypothesis, pathHypotheses } from './path-hypotheses.ts'

/** Calls any word that was not called yet. */
export function callAtRandom(view: View, random: Random): number {
  return random.pick(uncalledWords(knowledgeOf(view)))
}

/** Calls any word that hitword tactics allow. */
export function callCarefully(view: View, random: Random): number {
  const allowed = sensibleCalls(knowledgeOf(view), random)
  const { protecting } = view.terms.once ? protectOwnLines(view, allowed) : { protecting: [] }
  return random.pick(protecting.length > 0 ? protecting : allowed)
}

/** Uses hits and misses along the alphabet only. */
export function callByObservation(view: View, random: Random): number {
  const known = { ...knowledgeOf(view), places: new Map<number, number>() }
  const read = inferOrder(known, 'alphabet')
  const guesses = windowHypotheses(known, read.order, read.onGrid)
  return chooseFromHypotheses({ view, known, read, guesses, likelyPaths: [], random })
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
  return chooseFromHypotheses({
    view,
    known,
    read: best,
    guesses: predictedLines.length > 0 ? predictedLines : guesses,
    likelyPaths,
    random,
  })
}

const ORDER_PRIORS = { alphabet: 0.9, length: 0.1 }

interface Reading {
  readonly view: View
  readonly known: Knowledge
  readonly read: OrderPosterior
  readonly guesses: readonly LineHypothesis[]
  readonly likelyPaths: readonly PathHypothesis[]
  readonly random: Random
}

function chooseFromHypotheses({ view, known, read, guesses, likelyPaths, random }: Reading): number {
  const sensible = sensibleCalls(known, random)
  const allowed = view.terms.once ? withOwnLinesProtected(view, sensible) : sensible
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

/** The calls that protect the caller's own lines, once the opponent has half of one; before that, all of them. */
function withOwnLinesProtected(view: View, sensible: readonly number[]): readonly number[] {
  const { protecting, missing } = protectOwnLines(view, sensible)
  return protecting.length > 0 && missing <= Math.ceil(view.terms.size / 2) ? protecting : sensible
}

/** The word least likely to be beside a hitword. */
function safestCall(
  known: Knowledge,
  read: OrderPosterior,
  likely: Float64Array,
  allowed: readonly number[],
  likelyPaths: readonly PathHypothesis[],
  random: Random,
): number {
  const danger = dangerByWord(known, read.order, likely)
  for (const path of likelyPaths)
    for (const word of predictedBesideHitwords(known, path))
      if (word >= 0) danger[word]! *= PREDICTED_DANGER_FACTOR
  return random.shuffled(allowed).reduce((one, other) => (danger[other]! < danger[one]! ? other : one))
}

const PREDICTED_DANGER_FACTOR = 10

/** How much likelier a word is beside a hitword that is its neighbour in the list, if the grid follows the list. */
const LIST_NEIGHBOUR_FACTOR = 3

/** How dangerous each word is to call, by its number: the likelier it is on the grid and beside a hitword. */
function dangerByWord(known: Knowledge, order: readonly number[], likely: Float64Array): Float64Array {
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
function predictedBesideHitwords(known: Knowledge, { words }: PathHypothesis): ReadonlySet<number> {
  const hitwords = [...known.places].filter(([word]) => known.isHitword[word])
  return new Set(hitwords.flatMap(([, place]) => adjacentIndexes(place, known.terms).map(one => words[one]!)))
}

/** The words that hitword tactics allow. Armed: a hitword that is never called never fires, so hitwords come last. */
function sensibleCalls(known: Knowledge, random: Random): readonly number[] {
  const open = uncalledWords(known)
  if (known.terms.hitwords === 'off') return open
  const hitwords = open.filter(word => known.isHitword[word])
  const others = open.filter(word => !known.isHitword[word])
  if (hitwords.length === 0 || others.length === 0) return open
  return known.terms.hitwords === 'literal' && callsHitword(known, random) ? hitwords : others
}

/**
 * Whether to call a literal hitword now. Those that stand alone are safe, but any may have another beside it. One in seven
 * games begins with a hitword, so that an opponent cannot rely on the contrary; a hit that fires nothing shows that the
 * others are probably alone too, and then they come next: what each of them shows is worth some danger.
 */
function callsHitword(known: Knowledge, random: Random): boolean {
  const { hitword, other } = estimateDanger(known)
  if (hitword <= other) return true
  const found = known.callResults.some((result, word) => result === 'hit' && known.isHitword[word])
  if (found) return hitword <= other * DANGER_WORTH_TAKING
  return (
    known.callResults.every(result => result === 'unknown') && random.below(GAMES_PER_HITWORD_FIRST) === 0
  )
}

const DANGER_WORTH_TAKING = 2
const GAMES_PER_HITWORD_FIRST = 7

/** Whether a miss is better than a hit: if any word beside a hitword loses, a word that is not on the grid is safe. */
function prefersMisses(known: Knowledge): boolean {
  return known.terms.hitwords === 'literal' && mayHoldHitwords(known)
}

import type { Random } from '#kernel/random.ts'
import type { View } from '../types.ts'
import { dangerOf, foretoldBeside } from './danger.ts'
import type { Guess } from './guess.ts'
import { readHabits } from './habits.ts'
import { type Knowledge, knowledgeOf, uncalled } from './knowledge.ts'
import { ORDERS } from './orders.ts'
import { type Followed, followed, linesAlong } from './positions.ts'
import { byWord, type Read, readOrder } from './reading.ts'
import { prefersMisses, wise } from './tactics.ts'
import { windows } from './windows.ts'

/** Any word that was not called yet. */
export function calledAnyhow(view: View, random: Random): number {
  return random.pick(uncalled(knowledgeOf(view)))
}

/** Any word, as far as the hitwords allow. */
export function calledCarefully(view: View, random: Random): number {
  return random.pick(wise(knowledgeOf(view)))
}

/** Goes by hits and misses along the alphabet alone. */
export function calledByObservation(view: View, random: Random): number {
  const known = { ...knowledgeOf(view), places: new Map<number, number>() }
  const read = readOrder(known, 'alphabet')
  return chosen(known, read, windows(known, read.order, read.onGrid), [], random)
}

/** Weighs every order and path it knows, by what was told in this game and what earlier grids have shown. */
export function calledByMindReading(view: View, random: Random): number {
  const known = knowledgeOf(view)
  const habits = readHabits(known.terms.habits)
  const earlier = habits.alphabet + habits.length
  const reads = ORDERS.map(order => ({
    ...readOrder(known, order),
    // Before anything is known most people who follow an order follow the alphabet.
    prior: Math.log((habits[order] + USUAL[order]) / (earlier + 1)),
  }))
  const guesses = reads.flatMap(({ order, onGrid, likelihood, prior }) =>
    windows(known, order, onGrid).map(guess => ({ ...guess, weight: guess.weight + likelihood + prior })),
  )
  const along = known.places.size > 1 ? reads.flatMap(({ order }) => followed(known, order)) : []
  const trusted = along.filter(({ evidence }) => evidence > 0)
  const best = reads.reduce((one, other) =>
    other.likelihood + other.prior > one.likelihood + one.prior ? other : one,
  )
  const foretold = trusted.flatMap(path => linesAlong(known, path))
  return chosen(known, best, foretold.length > 0 ? foretold : guesses, trusted, random)
}

const USUAL = { alphabet: 0.9, length: 0.1 }

function chosen(
  known: Knowledge,
  read: Read,
  guesses: readonly Guess[],
  trusted: readonly Followed[],
  random: Random,
): number {
  const allowed = wise(known)
  const likely = byWord(read)
  if (prefersMisses(known)) return safest(known, read, likely, allowed, trusted, random)
  const isAllowed = new Set(allowed)
  // In no particular order, so that among equals none is preferred.
  const fit = random.shuffled(guesses).filter(({ missing }) => missing.some(word => isAllowed.has(word)))
  const nearest = fit.reduce<Guess | undefined>(
    (one, other) => (one && one.weight >= other.weight ? one : other),
    undefined,
  )
  if (!nearest) return random.pick(allowed)
  const missing = random.shuffled(nearest.missing.filter(word => isAllowed.has(word)))
  return missing.reduce((one, other) => (likely[other]! > likely[one]! ? other : one))
}

/** The word least likely to lie beside a hitword. */
function safest(
  known: Knowledge,
  read: Read,
  likely: Float64Array,
  allowed: readonly number[],
  trusted: readonly Followed[],
  random: Random,
): number {
  const danger = dangerOf(known, read.order, likely)
  for (const path of trusted)
    for (const word of foretoldBeside(known, path)) if (word >= 0) danger[word]! *= FORETOLD
  return random.shuffled(allowed).reduce((one, other) => (danger[other]! < danger[one]! ? other : one))
}

const FORETOLD = 10

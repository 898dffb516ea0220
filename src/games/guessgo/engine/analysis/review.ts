import type { Note, PlayedMove, Report, Verdict } from '#kernel/engine.ts'
import { FastRng } from '#kernel/fast-rng.ts'
import { randomFor } from '#kernel/random.ts'
import { linesThrough } from '../../rules/grid.ts'
import type { GuessGoTypes, State } from '../../rules/types.ts'
import { view } from '../../rules/view.ts'
import { findInPool } from '../../rules/word.ts'
import { type Knowledge, knowledgeOf, mayHoldHitwords, uncalledWords } from '../bots/knowledge.ts'
import { beliefsAbout, weighedChances } from './filling-beliefs.ts'
import { type CallOdds, simulateHitwords } from './hitword-odds.ts'
import { lineOddsFor } from './line-odds.ts'

type GuessGoNote = Note<GuessGoTypes>

/** A word with its odds, and what they are worth in games won. */
interface JudgedWord extends CallOdds {
  readonly word: number
  readonly worth: number
}

const MOST_ALTERNATIVES = 3
/** Calls are as good as each other, or one is much better, by what they are worth: a share of a hit, and of a game. */
const EQUAL = { hit: 0.05, game: 0.005 }
const MUCH_BETTER = { hit: 0.25, game: 0.02 }

/**
 * The odds of each call from what its caller knew then, and never from the grids themselves. Chances are weighed by the
 * orders in which people fill grids; beside them stand those of all grids that fit, counted alike.
 */
export function createReviewer(report: Report) {
  return (moves: readonly PlayedMove<GuessGoTypes>[]): readonly GuessGoNote[] => {
    const notes = moves.map(({ state, seat, move }, index): GuessGoNote => {
      report({ done: index, of: moves.length, unit: 'calls' })
      const isCall = state.phase === 'calling' && (move.kind === 'call' || move.kind === 'word')
      return isCall ? reviewCall(state, seat, move.word) : { code: 'review-preparation' }
    })
    return [...notes, ...[0, 1].flatMap(seat => luckOf(moves, notes, seat))]
  }
}

/** How many words a seat has hit, and how many were to be expected. */
function luckOf(
  moves: readonly PlayedMove<GuessGoTypes>[],
  notes: readonly GuessGoNote[],
  seat: number,
): GuessGoNote[] {
  const chances = notes.flatMap(({ code, details }, index) =>
    code === 'review-call' && moves[index]!.seat === seat ? [Number(details!.hit)] : [],
  )
  if (chances.length === 0) return []
  const expected = chances.reduce((sum, chance) => sum + chance, 0)
  const hits = notes.filter(
    ({ code, details }, index) => code === 'review-call' && moves[index]!.seat === seat && details!.isHit,
  ).length
  return [{ code: 'review-luck', seat, details: { hits, calls: chances.length, expected } }]
}

function reviewCall(state: State, seat: number, typed: string): GuessGoNote {
  const { pool } = state.terms
  const called = pool.indexOf(findInPool(pool, typed)!)
  const { words, alike, isSimulated, looksOrdered } = judgeWords(state, seat)
  const own = words.find(({ word }) => word === called)!
  const best = words[0]!
  const worthOfHit = 1 / lineOddsFor(state.terms.size).hitsToGo(hitsOf(state, seat).length)
  const isWithin = (one: JudgedWord, { hit, game }: typeof EQUAL) =>
    one.worth - own.worth <= hit * worthOfHit + game
  const verdict: Verdict = isWithin(best, EQUAL) ? 'best' : isWithin(best, MUCH_BETTER) ? 'fair' : 'poor'
  const better = words.slice(0, MOST_ALTERNATIVES).filter(one => !isWithin(one, EQUAL))
  const plain = ({ hit, line, fire }: CallOdds) => ({ hit, line, fire })
  return {
    code: 'review-call',
    verdict,
    details: {
      ...plain(own),
      alike: plain(alike(called)),
      better: better.map(one => ({ word: pool[one.word]!, ...plain(one) })),
      isHit: state.grids[1 - seat]!.includes(pool[called]!),
      isSimulated,
      looksOrdered,
      prefersMiss: best.hit < own.hit,
    },
  }
}

interface Judgement {
  /** Every word that could be called, the best first. */
  readonly words: readonly JudgedWord[]
  /** The odds of a word if all grids that fit count alike. */
  alike(word: number): CallOdds
  /** Whether grids were simulated, since there are hitwords; otherwise they were counted. */
  readonly isSimulated: boolean
  /** Whether the calls so far fit a grid that follows the list better than all others. */
  readonly looksOrdered: boolean
}

function judgeWords(state: State, seat: number): Judgement {
  // Only the caller's own view: nothing hidden can get into the odds.
  const known = knowledgeOf(view(state, seat))
  const hits = hitsOf(state, seat)
  const isSimulated = mayHoldHitwords(known)
  const simulated = isSimulated
    ? simulateHitwords(known, hits, new FastRng(randomFor('review', state.calls.flat().length, 'hitwords')))
    : undefined
  const counted = countedOdds(known, hits.length)
  const alike = (word: number): CallOdds =>
    simulated ? (known.isHitword[word] ? simulated.hitword : simulated.ordinary) : counted
  const beliefs = beliefsAbout(known)
  const worthOfHit = 1 / lineOddsFor(known.terms.size).hitsToGo(hits.length)
  const words = uncalledWords(known).map((word): JudgedWord => {
    const plain = alike(word)
    // People place hitwords by other thoughts than other words.
    const { hit, line } = known.isHitword[word] ? plain : weighedChances(beliefs, word, plain)
    const fire = plain.hit > 0 ? (plain.fire / plain.hit) * hit : 0
    const safeLine = Math.min(line, hit - fire)
    const worth = safeLine + (hit - fire - safeLine) * worthOfHit - fire
    return { word, hit, line: safeLine, fire, worth }
  })
  return {
    words: words.toSorted((one, other) => other.worth - one.worth),
    alike,
    isSimulated,
    looksOrdered: beliefs.random < 0.5,
  }
}

/** The words that a seat has hit, by number, in the order of its calls. */
function hitsOf({ terms, calls }: State, seat: number): readonly number[] {
  return calls[seat]!.filter(({ hit }) => hit).map(({ word }) => terms.pool.indexOf(word))
}

/** The odds without hitwords: the same for every word that was not called, counted over all grids. */
function countedOdds({ terms, callResults, places }: Knowledge, hits: number): CallOdds {
  const cells = terms.size ** 2
  const unknown = callResults.filter(result => result === 'unknown').length
  const hit = unknown > 0 ? (cells - hits) / unknown : 0
  const completes = terms.showHits
    ? completingCells(terms.size, new Set(places.values())) / (cells - hits)
    : lineOddsFor(terms.size).completedByNext(hits)
  return { hit, line: hit * completes, fire: 0 }
}

/** How many cells would complete a line. */
function completingCells(size: number, crossed: ReadonlySet<number>): number {
  return Array.from({ length: size * size }, (_, place) => place).filter(
    place =>
      !crossed.has(place) &&
      linesThrough(place, size).some(line => line.every(one => one === place || crossed.has(one))),
  ).length
}

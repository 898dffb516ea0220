import type { Random } from '#kernel/random.ts'
import { accept } from '#kernel/result.ts'
import type { Seat, Step } from '#kernel/rules.ts'
import { fold, readLetters } from '#lexicon/alphabet.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { findMatches, readPattern } from '#lexicon/match-pattern.ts'
import { emptyBoard } from './board.ts'
import type { Dictionaries } from './dictionaries.ts'
import { findFormedWords } from './formed-words.ts'
import { placeLetters } from './place-letters.ts'
import { reject, type ScribbleResult } from './refusals.ts'
import { countLetters, draw, letterPointsOf, putBack, selectReservoir, withoutLetters } from './reservoir.ts'
import {
  BAG_SIZE,
  type EndReason,
  type Event,
  type Exchanged,
  type Move,
  PASSES_TO_END,
  type Params,
  QUERIES_PER_TURN,
  type ScribbleTypes,
  type State,
  type Turn,
} from './types.ts'

type ScribbleStep = Step<ScribbleTypes>

/** The parts of a state that a turn changes besides the round. */
type TurnChange = Partial<Pick<State, 'board' | 'reservoir' | 'bags' | 'scores'>>

export function begin(params: Params, random: Random): ScribbleStep {
  const chosen = selectReservoir(params)
  if (!chosen.ok) throw new Error(`The reservoir was not checked: ${chosen.rejection.code}`)
  const letters = letterPointsOf(chosen.value)
  const first = draw(letters, chosen.value.amounts, BAG_SIZE, random)
  const second = draw(letters, first.left, BAG_SIZE, random)
  const bags = [first.drawn, second.drawn]
  const state: State = {
    sideRuns: params.sideRuns,
    dictionary: params.dictionary,
    bagsAre: params.bags,
    letters,
    board: emptyBoard(),
    reservoir: second.left,
    bags,
    scores: [0, 0],
    round: 1,
    passes: 0,
    asked: 0,
    answer: null,
    last: null,
    ended: null,
  }
  const began: Event = {
    kind: 'began',
    letters: countLetters(chosen.value.amounts),
    sideRuns: params.sideRuns,
    ...(params.bags === 'open' && { bags }),
  }
  return { state, events: [began] }
}

export function play(
  dictionaries: Dictionaries,
  state: State,
  seat: Seat,
  move: Move,
  random: Random,
): ScribbleResult<ScribbleStep> {
  if (move.kind === 'pass') return accept(pass(state, seat, move))
  const lexicon = dictionaries.find(state.dictionary)
  if (!lexicon) return reject('dictionary-not-here', { dictionary: state.dictionary })
  switch (move.kind) {
    case 'place':
      return place(state, seat, move, lexicon, random)
    case 'exchange':
      return exchange(state, seat, move.letters, lexicon, random)
    case 'query':
      return queryDictionary(state, seat, move, lexicon)
  }
}

function place(
  state: State,
  seat: Seat,
  move: Move & { kind: 'place' },
  lexicon: Lexicon,
  random: Random,
): ScribbleResult<ScribbleStep> {
  const laid = placeLetters(state.board, move, lexicon)
  if (!laid.ok) return laid
  const kept = withoutLetters(state.bags[seat]!, laid.value.letters)
  if (!kept.ok) return kept
  const formed = findFormedWords(laid.value, move.direction, state, lexicon)
  if (!formed.ok) return formed
  const { direction, words } = formed.value
  const before = state.scores[seat]!
  const total = words.reduce((sum, { points }) => sum + points, before)
  const placed: Turn = { kind: 'placed', seat, cells: laid.value.cells, direction, words, before, total }
  const { drawn, left } = draw(state.letters, state.reservoir, BAG_SIZE - kept.value.length, random)
  const change = {
    board: laid.value.board,
    reservoir: left,
    bags: state.bags.with(seat, [...kept.value, ...drawn]),
    scores: state.scores.with(seat, total),
  }
  return accept(endTurn(state, placed, change))
}

/** The new letters are drawn before the old ones are returned, as far as there are enough. */
function exchange(
  state: State,
  seat: Seat,
  text: string,
  lexicon: Lexicon,
  random: Random,
): ScribbleResult<ScribbleStep> {
  const read = readLetters(lexicon.alphabet, text)
  if (!read.ok) return reject('unknown-letter-placed', { sign: String(read.rejection.details?.sign) })
  // In alphabetical order, so that the order in which they were typed makes no difference.
  const letters = read.value
    .sort((one, other) => one - other)
    .map(code => lexicon.alphabet.letters[code - 1]!)
  if (letters.length === 0) return reject('nothing-exchanged', { most: BAG_SIZE })
  const kept = withoutLetters(state.bags[seat]!, letters)
  if (!kept.ok) return kept
  const first = draw(state.letters, state.reservoir, letters.length, random)
  const back = putBack(state.letters, first.left, letters)
  const rest = draw(state.letters, back, letters.length - first.drawn.length, random)
  const exchanged: Exchanged = {
    kind: 'exchanged',
    seat,
    count: letters.length,
    ...(state.bagsAre === 'open' && { letters }),
  }
  const bags = state.bags.with(seat, [...kept.value, ...first.drawn, ...rest.drawn])
  return accept(endTurn(state, exchanged, { reservoir: rest.left, bags }))
}

function pass(state: State, seat: Seat, { onTime }: Move & { kind: 'pass' }): ScribbleStep {
  return endTurn(state, { kind: 'passed', seat, ...(onTime && { onTime }), inRow: state.passes + 1 }, {})
}

function endTurn(state: State, last: Turn, change: TurnChange): ScribbleStep {
  const passes = last.kind === 'passed' ? last.inRow : 0
  const next = { ...state, ...change, last, passes, asked: 0, answer: null }
  const ended: EndReason | null =
    countLetters(next.reservoir) === 0 ? 'reservoir-empty' : passes >= PASSES_TO_END ? 'four-passes' : null
  const events: Event[] = ended ? [last, { kind: 'ended', reason: ended, bags: next.bags }] : [last]
  return { state: { ...next, round: state.round + 1, ended }, events }
}

/** A query keeps the turn. Another page of the last answer is not a new query and causes no event. */
function queryDictionary(
  state: State,
  seat: Seat,
  query: Move & { kind: 'query' },
  lexicon: Lexicon,
): ScribbleResult<ScribbleStep> {
  const read = readPattern(lexicon, query.pattern)
  if (!read.ok) return read
  const pattern = fold(query.pattern, lexicon.alphabet.dotted)
  const isSame = state.answer?.pattern === pattern
  // Before the search: refusals can be had at will, and each search keeps a whole server busy.
  if (!isSame && state.asked >= QUERIES_PER_TURN) return reject('no-queries-left', { most: QUERIES_PER_TURN })
  const found = findMatches(lexicon, query.pattern, { page: query.page })
  if (!found.ok) return found
  const asked = state.asked + (isSame ? 0 : 1)
  const answer = { pattern, ...found.value }
  const event: Event = {
    kind: 'asked',
    seat,
    left: QUERIES_PER_TURN - asked,
    ...(state.bagsAre === 'open' && { answer }),
  }
  return accept({ state: { ...state, asked, answer }, events: isSame ? [] : [event], keepsTurn: true })
}

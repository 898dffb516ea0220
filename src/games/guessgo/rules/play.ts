import type { Random } from '#kernel/random.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Seat } from '#kernel/rules.ts'
import { call, caller } from './calling.ts'
import type { PoolVersion } from './custom-words.ts'
import { applyFillingMove, fillRandomly, type GuessGoStep } from './filling.ts'
import { emptyGrid } from './grid.ts'
import { drawPool, hitwordRule } from './pool.ts'
import { type Refusals, reject } from './refusals.ts'
import type { Deal, Event, Move, Params, Side, State, Terms } from './types.ts'

type PlayResult = Result<GuessGoStep, Refusals>

export function begin(
  params: Params,
  deal: Deal | null,
  random: Random,
  version: PoolVersion = 2,
): GuessGoStep {
  const { pool, hitwords } = drawPool(params, random, version)
  const terms: Terms = {
    size: params.size,
    showHits: params.showHits,
    hitwords: hitwordRule(params),
    adjacent: params.adjacent === '8' ? 8 : 4,
    ...(params.once && { once: true }),
    listName: params.ownWords.trim() === '' ? '' : params.listName.trim(),
    habits: deal?.habits ?? '',
    pool,
    hitwordsOf: hitwords,
  }
  const state: State = {
    phase: 'filling',
    terms,
    wish: params.starter,
    tosser: 0,
    grids: [emptyGrid(params.size), emptyGrid(params.size)],
    ready: [false, false],
    toss: null,
    starter: null,
    calls: [[], []],
    ended: null,
  }
  const { size, listName } = terms
  return { state, events: [{ kind: 'dealt', size, pool, hitwords, rule: terms.hitwords, listName }] }
}

export function toAct(state: State): readonly Seat[] {
  if (state.ended) return []
  switch (state.phase) {
    case 'filling':
      return [0, 1].filter(seat => !state.ready[seat])
    case 'tossing':
      return [state.tosser]
    case 'calling':
      return [caller(state)]
  }
}

export function play(state: State, seat: Seat, move: Move, random: Random): PlayResult {
  switch (state.phase) {
    case 'filling':
      return fill(state, seat, move, random)
    case 'tossing':
      return toss(state, seat, move, random)
    case 'calling':
      return move.kind === 'call' || move.kind === 'word'
        ? call(state, seat, move.word)
        : reject('grids-are-settled')
  }
}

function fill(state: State, seat: Seat, move: Move, random: Random): PlayResult {
  const grid = state.grids[seat]!
  switch (move.kind) {
    case 'toss':
    case 'leave':
    case 'call':
      return reject('fill-first')
    case 'ready': {
      const empty = grid.filter(word => word === null).length
      return empty > 0 ? reject('grid-not-full', { empty }) : accept(markReady(state, seat, random))
    }
    case 'finish': {
      const grids = state.grids.with(seat, fillRandomly(grid, state.terms, random))
      return accept(markReady({ ...state, grids }, seat, random))
    }
    default: {
      const next = applyFillingMove(grid, move, state.terms, random)
      if (!next.ok) return next
      return accept({
        state: { ...state, grids: state.grids.with(seat, next.value) },
        events: [],
        keepsTurn: true,
      })
    }
  }
}

function markReady(before: State, seat: Seat, random: Random): GuessGoStep {
  const state = { ...before, ready: before.ready.with(seat, true) }
  const ready: Event = { kind: 'ready', seat }
  if (state.ready.includes(false)) return { state, events: [ready] }
  switch (state.wish) {
    case 'called':
      return { state: { ...state, phase: 'tossing' }, events: [ready] }
    case 'tossed':
      return resolveToss(state, null, random, [ready])
    case 'first':
    case 'second':
      return startCalling(state, state.wish === 'first' ? 0 : 1, [ready])
  }
}

function toss(state: State, seat: Seat, move: Move, random: Random): PlayResult {
  if (move.kind === 'toss') return accept(resolveToss(state, { seat, side: move.side }, random, []))
  if (move.kind !== 'leave') return reject('toss-first')
  // The second player cannot pass the choice back.
  if (seat !== 0) return reject('call-the-coin')
  return accept({ state: { ...state, tosser: 1 }, events: [{ kind: 'left', seat }] })
}

/** Tosses the coin. The player who called it right goes first; if nobody called, heads means the first player. */
function resolveToss(
  state: State,
  called: { readonly seat: Seat; readonly side: Side } | null,
  random: Random,
  before: readonly Event[],
): GuessGoStep {
  const coin = random.pick<Side>(['heads', 'tails'])
  const { seat, side } = called ?? { seat: 0, side: 'heads' }
  const toss = { called, coin }
  return startCalling({ ...state, toss }, coin === side ? seat : 1 - seat, [
    ...before,
    { kind: 'tossed', ...toss },
  ])
}

function startCalling(state: State, starter: Seat, before: readonly Event[]): GuessGoStep {
  return { state: { ...state, phase: 'calling', starter }, events: [...before, { kind: 'began', starter }] }
}

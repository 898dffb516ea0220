import type { Bot } from '#kernel/engine.ts'
import { type Random, randomFor } from '#kernel/random.ts'
import type { Seat } from '#kernel/rules.ts'
import { begin, play, toAct } from '../../rules/play.ts'
import type { Deal, Grid, GuessGoTypes, Move, Params, State } from '../../rules/types.ts'
import { view } from '../../rules/view.ts'
import { type FillingStyle, fillInStyle } from './filling-styles.ts'
import { fillWithHitwords, type HitwordStyle } from './hitword-styles.ts'

export interface Match {
  readonly params: Params
  readonly deal?: Deal | null
  readonly bots: readonly [Bot<GuessGoTypes>, Bot<GuessGoTypes>]
  /** How the second grid is filled; by its bot if undefined. */
  readonly filling?: FillingStyle
  /** How hitwords are placed on the second grid, whose other words are random; by its bot if undefined. */
  readonly placing?: HitwordStyle
  readonly seed: string
}

export interface MatchResult {
  /** Null for a draw. */
  readonly winner: Seat | null
  readonly starter: Seat
  readonly by: 'line' | 'hitword' | 'no-words'
  readonly calls: number
}

/** One game between two computers. */
export function playMatch({ params, deal = null, bots, filling, placing, seed }: Match): MatchResult {
  let state = begin({ ...params, starter: 'tossed' }, deal, randomFor(seed, 0)).state
  const random = randomFor(seed, 0, 'filling')
  if (filling) state = withGrid(state, fillInStyle(filling, state.terms, random), random)
  else if (placing) state = withGrid(state, fillWithHitwords(placing, state.terms, random), random)
  for (let ply = 1; ; ply++) {
    const [seat] = toAct(state)
    if (seat === undefined) break
    const move = bots[seat as 0 | 1].choose(view(state, seat), randomFor(seed, ply, `bot ${seat}`))
    state = applyMove(state, seat, move, randomFor(seed, ply))
  }
  const { winner, by } = state.ended!
  return { winner, by, starter: state.starter!, calls: state.calls[0]!.length + state.calls[1]!.length }
}

function withGrid(state: State, grid: Grid, random: Random): State {
  return applyMove({ ...state, grids: state.grids.with(1, grid) }, 1, { kind: 'ready' }, random)
}

function applyMove(state: State, seat: Seat, move: Move, random: Random): State {
  const step = play(state, seat, move, random)
  if (!step.ok) throw new Error(`A computer's move is refused: ${step.rejection.code}`)
  return step.value.state
}

/** A share or mean of many games, with its standard error. */
export interface Estimate {
  readonly mean: number
  readonly error: number
}

export interface Summary {
  readonly games: number
  /** The share of games won by the first of the two computers. */
  readonly wins: Estimate
  readonly draws: Estimate
  /** The calls of both players together. */
  readonly calls: Estimate
  readonly byLine: Estimate
  readonly byHitword: Estimate
  /** The share of games won by the player who went first. */
  readonly starter: Estimate
}

export function summarizeResults(results: readonly MatchResult[]): Summary {
  const of = (value: (result: MatchResult) => number) => estimate(results.map(value))
  return {
    games: results.length,
    wins: of(({ winner }) => (winner === 0 ? 1 : 0)),
    draws: of(({ winner }) => (winner === null ? 1 : 0)),
    calls: of(({ calls }) => calls),
    byLine: of(({ by }) => (by === 'line' ? 1 : 0)),
    byHitword: of(({ by }) => (by === 'hitword' ? 1 : 0)),
    starter: of(({ winner, starter }) => (winner === starter ? 1 : 0)),
  }
}

function estimate(values: readonly number[]): Estimate {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, error: Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) }
}

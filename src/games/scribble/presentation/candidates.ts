import type { AnalysedPosition } from '#kernel/analysis.ts'
import type { Cell } from '#kernel/grid.ts'
import type { Rejection } from '#kernel/result.ts'
import type { TurnDetails } from '../engine/analysis/note-details.ts'
import type { Refusals } from '../rules/refusals.ts'
import type { ScribbleTypes, View } from '../rules/types.ts'
import { view } from '../rules/view.ts'

/** Asks for the best turns of the player to move. Plain data, since it goes to the engine's worker. */
export interface CandidatesQuestion {
  readonly ask: 'candidates'
  /** As the player to move sees the position. */
  readonly view: View
  /** Turns that must be in the list, such as the player's own ideas, in the game's notation. */
  readonly ideas: readonly string[]
  /** How often each turn is tried in a simulation; 0 for the estimate alone. */
  readonly samples: number
}

export interface CandidatesAnswer {
  /** Best first: by the chance to win where turns were simulated, else by value. */
  readonly candidates: readonly Candidate[]
  /** Ideas that the rules refuse. */
  readonly refused: readonly { readonly idea: string; readonly rejection: Rejection<Refusals> }[]
  /** The letters of the player to move. */
  readonly bag: readonly string[]
  /** The number of possible plays, each place counted separately, and of possible exchanges. */
  readonly plays: number
  readonly exchanges: number
  /** Whether the simulation has tried every way in which the hidden letters can lie. */
  readonly isComplete: boolean
}

/** A turn in the list. */
export interface Candidate {
  /** In the game's notation. */
  readonly move: string
  readonly turn: TurnDetails
  /** Where its letters go. */
  readonly cells: readonly Cell[]
  /** The letters that it leaves in the bag. */
  readonly kept: readonly string[]
  /** Points and the value of the letters it leaves, as the estimate sees it. */
  readonly value: number
  /** The idea that it is, as it was given. */
  readonly idea?: string
  /** Absent until it is simulated. */
  readonly forecast?: CandidateForecast
}

/** The result of a simulation. Every margin is twice the standard error, so it holds in 19 of 20 cases. */
export interface CandidateForecast {
  readonly samples: number
  /** The chance to win, from 0 to 1. */
  readonly chance: Estimate
  /** By how many points the player will be ahead, or behind if negative. */
  readonly lead: Estimate
  /** How much less that is than for the best turn, measured on the same samples. */
  readonly behind: { readonly chance: Estimate; readonly lead: Estimate }
}

export interface Estimate {
  readonly mean: number
  readonly margin: number
}

/** The samples of each step: the first is quick, and the last is precise. */
const SAMPLE_STEPS = [0, 50, 400, 2_000]

/** The questions about a position, the quickest first. The move that was played is in the list. */
export function candidatesQuestions(
  position: AnalysedPosition<ScribbleTypes>,
): readonly CandidatesQuestion[] {
  const { state, toAct } = position
  const [seat] = toAct
  if (seat === undefined) return []
  const seen = view(state, seat)
  const played = playedMove(position)
  const ideas = played === undefined ? [] : [played]
  return SAMPLE_STEPS.map(samples => ({ ask: 'candidates', view: seen, ideas, samples }))
}

/** The turn of the game in this position; undefined for a lookup and in a variation. */
export function playedMove({ continuations = [] }: AnalysedPosition<ScribbleTypes>): string | undefined {
  return continuations.find(({ isPlayed, move }) => isPlayed && isTurn(move))?.move
}

/** The turns that were tried in this position. */
export function triedMoves({ continuations = [] }: AnalysedPosition<ScribbleTypes>): readonly string[] {
  return continuations.filter(({ isPlayed, move }) => !isPlayed && isTurn(move)).map(({ move }) => move)
}

function isTurn(move: string): boolean {
  return !move.startsWith('query')
}

/** The question about a player's own ideas beside the best turns. */
export function ideasQuestion(
  position: AnalysedPosition<ScribbleTypes>,
  ideas: readonly string[],
  precision: 'quick' | 'full',
): CandidatesQuestion | undefined {
  const { state, toAct } = position
  const [seat] = toAct
  if (seat === undefined) return undefined
  const played = playedMove(position)
  const all = played === undefined ? ideas : [played, ...ideas]
  return {
    ask: 'candidates',
    view: view(state, seat),
    ideas: all,
    samples: SAMPLE_STEPS.at(precision === 'full' ? -1 : -2)!,
  }
}

/** Whether the simulation cannot tell a turn from the best one. */
export function isTooCloseToCall({ behind }: CandidateForecast): boolean {
  return behind.chance.mean <= behind.chance.margin
}

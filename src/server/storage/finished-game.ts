import { FIRST_RATING } from '#kernel/ratings/glicko2.ts'
import type { FinishedGame, FinishedSeat } from '#protocol/api.ts'
import type { Sitter } from '../tables/log/log-entry.ts'
import type { GameResult } from './table-storage.ts'

/** How a game ended for one seat; `none` for an aborted game, which counts for nobody. */
export type SeatOutcome = 'win' | 'loss' | 'draw' | 'none'

export function seatOutcome(result: GameResult, seat: number): SeatOutcome {
  if (result.reason === 'abort') return 'none'
  if (!result.seats.some(({ won }) => won)) return 'draw'
  return result.seats[seat]!.won ? 'win' : 'loss'
}

/** The level of the computer this seat played against; null among people. */
export function levelAgainst(result: GameResult, seat: number): string | null {
  for (const [other, { sitter }] of result.seats.entries())
    if (other !== seat && sitter.kind === 'computer') return sitter.level
  return null
}

/** A game as history lists it, with the ratings before and after it by seat. */
export function finishedGame(result: Omit<GameResult, 'seats'>, seats: readonly RatedSeat[]): FinishedGame {
  const { id, game, startedAt, endedAt, reason, facts, rated } = result
  return { id, game, startedAt, endedAt, seats: seats.map(finishedSeat), reason, facts, rated }
}

interface RatedSeat {
  readonly sitter: Sitter
  readonly won: boolean
  /** Null for an unrated game. */
  readonly ratingAfter: number | null
  /** Undefined before the player's first rated game. */
  readonly ratingBefore: number | undefined
}

function finishedSeat({ sitter, won, ratingAfter, ratingBefore }: RatedSeat): FinishedSeat {
  // Presence has no meaning at a finished table.
  const player = sitter.kind === 'person' ? { ...sitter, here: false } : sitter
  if (ratingAfter === null) return { player, won }
  return { player, won, rating: ratingAfter, ratingBefore: ratingBefore ?? FIRST_RATING.rating }
}

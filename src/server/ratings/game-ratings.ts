import { decayRating, FIRST_RATING, type Rating, type Score, updatePair } from '#kernel/ratings/glicko2.ts'
import type { GameResult } from '../storage/table-storage.ts'

/** A rating with the instant of the player's last rated game. */
export interface DatedRating extends Rating {
  readonly at: number
}

/** The two people of a rated game, by seat; undefined if the game does not count for ratings. */
export function ratedPlayers(result: GameResult): readonly [string, string] | undefined {
  if (!result.rated || result.reason === 'abort' || result.seats.length !== 2) return undefined
  const [first, second] = result.seats.map(({ sitter }) => (sitter.kind === 'person' ? sitter.id : undefined))
  return first === undefined || second === undefined || first === second ? undefined : [first, second]
}

/** Both ratings after a rated game, by seat; `before` is undefined for a player's first rated game. */
export function ratingsAfter(
  result: GameResult,
  before: readonly [DatedRating | undefined, DatedRating | undefined],
): readonly [DatedRating, DatedRating] {
  const [first, second] = before.map(rating => rating && decayRating(rating, result.endedAt - rating.at))
  const [one, other] = updatePair(first ?? FIRST_RATING, second ?? FIRST_RATING, firstScore(result))
  return [
    { ...one, at: result.endedAt },
    { ...other, at: result.endedAt },
  ]
}

function firstScore({ seats }: GameResult): Score {
  const [first, second] = seats
  if (first?.won === second?.won) return 0.5
  return first?.won ? 1 : 0
}

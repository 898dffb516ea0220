import type { GameStatistics, RatingInfo } from '#protocol/api.ts'
import type { SeatOutcome } from './finished-game.ts'

/** How many of a player's games had this outcome, for one game, reason and opponent level. */
export interface OutcomeCount {
  readonly game: string
  readonly reason: string
  /** The level of the computer opponent; null for games between people. */
  readonly level: string | null
  readonly outcome: SeatOutcome
  readonly count: number
}

export interface RatingHistory {
  readonly rating: RatingInfo
  /** Oldest first. */
  readonly ratings: GameStatistics['ratings']
}

/** How many past ratings are returned. */
export const MAX_RATING_POINTS = 200

/** One player's statistics for each game, ordered by the game's id. */
export function statisticsOf(
  counts: readonly OutcomeCount[],
  histories: ReadonlyMap<string, RatingHistory>,
): readonly GameStatistics[] {
  const countedGames = counts.filter(({ outcome }) => outcome !== 'none')
  return distinctNames(countedGames, ({ game }) => game).map(game => {
    const ofGame = countedGames.filter(row => row.game === game)
    const people = ofGame.filter(({ level }) => level === null)
    const decided = people.filter(({ outcome }) => outcome !== 'draw')
    const computer = ofGame.filter(({ level }) => level !== null)
    const history = histories.get(game)
    return {
      game,
      ...winsAndLosses(people),
      draws: countOf(people, 'draw'),
      reasons: distinctNames(decided, ({ reason }) => reason).map(reason => ({
        reason,
        ...winsAndLosses(decided.filter(row => row.reason === reason)),
      })),
      computer: distinctNames(computer, ({ level }) => level!).map(level => ({
        level,
        ...winsAndLosses(computer.filter(row => row.level === level)),
      })),
      ...(history && { rating: history.rating }),
      ratings: history?.ratings ?? [],
    }
  })
}

function winsAndLosses(counts: readonly OutcomeCount[]) {
  return { wins: countOf(counts, 'win'), losses: countOf(counts, 'loss') }
}

function countOf(counts: readonly OutcomeCount[], outcome: SeatOutcome): number {
  return counts.reduce((total, row) => total + (row.outcome === outcome ? row.count : 0), 0)
}

function distinctNames(
  counts: readonly OutcomeCount[],
  name: (row: OutcomeCount) => string,
): readonly string[] {
  return [...new Set(counts.map(name))].sort()
}

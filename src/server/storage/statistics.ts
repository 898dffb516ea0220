import type { GameStatistics, RatingInfo } from '#protocol/api.ts'
import type { SeatOutcome } from './finished-game.ts'

/** How often one player's games of one kind went one way. */
export interface OutcomeCount {
  readonly game: string
  readonly reason: string
  /** Of the computer played against; null among people. */
  readonly level: string | null
  readonly outcome: SeatOutcome
  readonly count: number
}

export interface RatingHistory {
  readonly rating: RatingInfo
  /** The oldest first. */
  readonly ratings: GameStatistics['ratings']
}

/** How many ratings of the past are told. */
export const MAX_RATING_POINTS = 200

/** One player's figures, game by game in the order of their names. */
export function statisticsOf(
  tallies: readonly OutcomeCount[],
  histories: ReadonlyMap<string, RatingHistory>,
): readonly GameStatistics[] {
  const counted = tallies.filter(({ outcome }) => outcome !== 'none')
  return distinctNames(counted, ({ game }) => game).map(game => {
    const ofGame = counted.filter(tally => tally.game === game)
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
        ...winsAndLosses(decided.filter(tally => tally.reason === reason)),
      })),
      computer: distinctNames(computer, ({ level }) => level!).map(level => ({
        level,
        ...winsAndLosses(computer.filter(tally => tally.level === level)),
      })),
      ...(history && { rating: history.rating }),
      ratings: history?.ratings ?? [],
    }
  })
}

function winsAndLosses(tallies: readonly OutcomeCount[]) {
  return { wins: countOf(tallies, 'win'), losses: countOf(tallies, 'loss') }
}

function countOf(tallies: readonly OutcomeCount[], outcome: SeatOutcome): number {
  return tallies.reduce((total, tally) => total + (tally.outcome === outcome ? tally.count : 0), 0)
}

function distinctNames(
  tallies: readonly OutcomeCount[],
  name: (tally: OutcomeCount) => string,
): readonly string[] {
  return [...new Set(tallies.map(name))].sort()
}

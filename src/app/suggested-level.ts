import type { GameEntry } from '#games/game-entry.ts'
import { defaultLevel } from './game-request.ts'
import { type SeatedGame, type WinLoss, winLossByLevel } from './win-loss.ts'

/** Only the latest games count: people improve. */
const GAMES_CONSIDERED = 30

/** How far a person may be from the default level before anything is known, as a standard deviation of ratings. */
const PRIOR_SPREAD = 300

/** How far beyond the easiest and the hardest level a person may be. */
const MARGIN = 400
const STEP = 10

/** Games that a level of the computer and one person have played. */
export type LevelResult = Pick<WinLoss, 'won' | 'lost' | 'drawn'> & { readonly level: string }

/**
 * The most likely rating of a person with these results, who is near `expected` as long as there are few of them.
 * A level without a rating does not count.
 */
export function estimateRating(
  ratings: Readonly<Record<string, number>>,
  results: readonly LevelResult[],
  expected: number,
): number {
  const all = Object.values(ratings)
  let best = expected
  let most = likelihood(expected)
  for (let rating = Math.min(...all) - MARGIN; rating <= Math.max(...all) + MARGIN; rating += STEP) {
    const likely = likelihood(rating)
    if (likely > most) [best, most] = [rating, likely]
  }
  return best

  /** Its logarithm, up to a constant. */
  function likelihood(rating: number): number {
    return results.reduce(
      (sum, { level, won, lost, drawn }) => {
        const opponent = ratings[level]
        if (opponent === undefined) return sum
        const wins = winProbability(rating - opponent)
        return sum + (won + drawn / 2) * Math.log(wins) + (lost + drawn / 2) * Math.log(1 - wins)
      },
      -((rating - expected) ** 2) / (2 * PRIOR_SPREAD ** 2),
    )
  }
}

/** The probability to win with this many rating points more than the opponent. */
export function winProbability(difference: number): number {
  return 1 / (1 + 10 ** (-difference / 400))
}

/** The level that a person with these results beats about every other time; none where levels have no ratings. */
export function suggestLevel(
  game: Pick<GameEntry, 'text' | 'levelRatings'>,
  results: readonly LevelResult[],
): string | undefined {
  const ratings = game.levelRatings
  const usual = defaultLevel(game)
  const expected = usual === undefined ? undefined : ratings?.[usual]
  if (!ratings || expected === undefined) return undefined
  const rating = estimateRating(ratings, results, expected)
  const distance = (level: string) => Math.abs(ratings[level]! - rating)
  return Object.keys(ratings).reduce((best, level) => (distance(level) < distance(best) ? level : best))
}

/** The results of the latest of these games against each level. */
export function recentResults(
  { text }: Pick<GameEntry, 'text'>,
  games: readonly SeatedGame[],
): readonly LevelResult[] {
  const latest = games
    .filter(({ table }) => table.ending)
    .toSorted((one, other) => other.table.record.startedAt - one.table.record.startedAt)
    .slice(0, GAMES_CONSIDERED)
  return winLossByLevel(latest, Object.keys(text.levels)).flatMap(({ level, ...counts }) =>
    level === undefined ? [] : { level, ...counts },
  )
}

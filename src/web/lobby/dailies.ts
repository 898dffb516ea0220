import { type DailyState, dailyPuzzlesOf, dailyState } from '#app/dailies.ts'
import { gameIds } from '#games/catalog.ts'
import { parseDailySeed, utcDay } from '#kernel/daily.ts'
import type { SavedGameWithSummary } from '../saved-games.ts'
import { dailyNames } from '../text/en/shell.ts'

export interface DailyPuzzle {
  readonly game: string
  readonly daily: string
  readonly name: string
  readonly day: string
  readonly state: DailyState
}

const DAY_MS = 86_400_000

/**
 * Today's puzzles, then those of yesterday that can still be finished. The latter only for players who have begun
 * daily puzzles; for all others they would be clutter.
 */
export function dailyPuzzles(games: readonly SavedGameWithSummary[], now: number): readonly DailyPuzzle[] {
  const ofDay = (day: string) =>
    Object.entries(dailyNames)
      .filter(([game]) => gameIds.includes(game))
      .flatMap(([game, names]) =>
        dailyPuzzlesOf(game, Object.keys(names), games, day).map(puzzle => ({
          ...{ game, daily: puzzle.name, name: names[puzzle.name]!, day },
          state: dailyState(puzzle, puzzle.savedGame?.summary),
        })),
      )
  const hasPlayedAny = games.some(({ saved }) => parseDailySeed(saved.record.seed) !== undefined)
  const yesterday = hasPlayedAny ? ofDay(utcDay(now - DAY_MS)) : []
  return [
    ...ofDay(utcDay(now)),
    ...yesterday.filter(({ state }) => state.kind === 'new' || state.kind === 'begun'),
  ]
}

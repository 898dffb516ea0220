import { type DailyState, dailyPuzzlesOf, dailyState } from '#app/dailies.ts'
import { exerciseOfDayState } from '#app/exercises/exercise-log.ts'
import { readExerciseLog } from '#app/exercises/exercise-log-format.ts'
import type { KeyValueStore } from '#app/key-value-store.ts'
import { gameCards } from '#games/catalog.ts'
import { parseDailySeed, utcDay } from '#kernel/daily.ts'
import type { SavedGameWithSummary } from '../saved-games.ts'

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
    gameCards.flatMap(({ id, dailies = {} }) =>
      dailyPuzzlesOf(id, Object.keys(dailies), games, day).map(puzzle => ({
        ...{ game: id, daily: puzzle.name, name: dailies[puzzle.name]!.listName, day },
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

/** How many exercises of the day the player has not tried yet. */
export function newDailyExercises(store: KeyValueStore, now: number): number {
  const isNew = (game: string) => exerciseOfDayState(readExerciseLog(store, game), utcDay(now)) === 'new'
  return gameCards.filter(({ id, hasExercises }) => hasExercises && isNew(id)).length
}

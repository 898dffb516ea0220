import type { FirstStep } from '#kernel/lesson.ts'
import type { LoadedGame } from '../game/loaded-game.ts'
import type { KeyValueStore } from '../shell/host.ts'
import { ALL_DONE, type LessonCourse, openLessonCourse } from './lesson-progress.ts'

const storageKey = (game: string) => `first ${game}`

/** Whether a person has made the first steps of a game, or has declined them. */
export function hasSeenFirstSteps(preferences: KeyValueStore, game: string): boolean {
  return preferences.get(storageKey(game)) === ALL_DONE
}

export function markFirstStepsSeen(preferences: KeyValueStore, game: string): void {
  preferences.set(storageKey(game), ALL_DONE)
}

/** The course of a game's first steps. */
export function openFirstSteps(
  preferences: KeyValueStore,
  loaded: LoadedGame,
  steps: readonly FirstStep[],
  from = 0,
): LessonCourse {
  return openLessonCourse(preferences, loaded, steps, from, storageKey(loaded.id))
}

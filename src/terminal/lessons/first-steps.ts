import type { KeyValueStore } from '#app/key-value-store.ts'
import { markFirstStepsSeen } from '#app/preferences.ts'
import type { FirstStep } from '#kernel/lesson.ts'
import type { LoadedGame } from '../game/loaded-game.ts'
import { type LessonCourse, openCourse } from './lesson-progress.ts'

/** The course of a game's first steps, which are not offered again after the last one. */
export function openFirstSteps(
  preferences: KeyValueStore,
  loaded: LoadedGame,
  steps: readonly FirstStep[],
  from = 0,
): LessonCourse {
  return openCourse(loaded, steps, from, at => {
    if (at === steps.length) markFirstStepsSeen(preferences, loaded.id)
  })
}

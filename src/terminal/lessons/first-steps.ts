import type { FirstStep } from '#kernel/lesson.ts'
import type { Player } from '#table/player.ts'
import { SINGLE_PLAYER } from '../game/daily-puzzles.ts'
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

/** The learner, and in a game for two the easiest computer as the nominal opponent. */
export function lessonPlayers({ rules, text: gameText }: LoadedGame): readonly Player[] {
  const other: Player = { kind: 'computer', level: Object.keys(gameText.levels)[0] ?? '' }
  return rules.seats > 1 ? [...SINGLE_PLAYER, other] : SINGLE_PLAYER
}

import { isObject, parseJson } from '#kernel/json.ts'

/**
 * The storage keys of preferences that browser and terminal share; backups use the same keys. Other keys are specific to
 * one of the two.
 */
export const preferenceKeys = {
  settings: 'settings',
  aids: (game: string) => `aids.${game}`,
  learning: (game: string) => `learning.${game}`,
  firstSteps: (game: string) => `first.${game}`,
  lessons: (game: string) => `lessons.${game}`,
} as const

/** The prefix of keys that only the terminal uses. */
export const TERMINAL_ONLY_PREFIX = 'terminal.'

/** The stored value once the first steps were completed or skipped. */
export const FIRST_STEPS_SEEN = 'seen'

/** A player's progress in the lessons of a game. */
export interface LessonProgress {
  /** The index of the lesson to continue with. */
  readonly at: number
  /** The ids of completed lessons. */
  readonly done: readonly string[]
}

export function readLessonProgress(text: string): LessonProgress {
  const value = parseJson(text)
  const { at, done } = isObject(value) ? value : {}
  return {
    at: Number.isInteger(at) && (at as number) >= 0 ? (at as number) : 0,
    done: Array.isArray(done) ? done.filter(id => typeof id === 'string') : [],
  }
}

export function writeLessonProgress(progress: LessonProgress): string {
  return JSON.stringify(progress)
}

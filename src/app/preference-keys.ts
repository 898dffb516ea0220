import { isObject, parseJson } from '#kernel/json.ts'

/**
 * What browser and terminal remember alike, by the names it has in a browser and in the file of everything. What is
 * not here means something in one of the two only.
 */
export const preferenceKeys = {
  settings: 'settings',
  aids: (game: string) => `aids.${game}`,
  learning: (game: string) => `learning.${game}`,
  firstSteps: (game: string) => `first.${game}`,
  lessons: (game: string) => `lessons.${game}`,
} as const

/** What a terminal alone can use begins with this. */
export const TERMINAL_ONLY_PREFIX = 'terminal.'

/** Stands for first steps that were made or not wanted. */
export const FIRST_STEPS_SEEN = 'seen'

/** How far someone has come in a game's lessons. */
export interface LessonProgress {
  /** The lesson to go on with. */
  readonly at: number
  /** The ids of those that are done. */
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

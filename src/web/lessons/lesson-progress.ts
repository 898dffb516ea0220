import {
  type LessonProgress,
  readLessonProgress as parseLessonProgress,
  preferenceKeys,
  writeLessonProgress,
} from '#app/preference-keys.ts'

const storageKey = (game: string) => `quincunx.${preferenceKeys.lessons(game)}`

/** The progress in a game's lessons on this device. */
export function readLessonProgress(game: string): LessonProgress {
  try {
    return parseLessonProgress(localStorage.getItem(storageKey(game)) ?? '')
  } catch {
    return parseLessonProgress('')
  }
}

export function saveLessonProgress(game: string, progress: LessonProgress): void {
  try {
    localStorage.setItem(storageKey(game), writeLessonProgress(progress))
  } catch {
    // The lessons start from the first one again.
  }
}

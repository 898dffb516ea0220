import { type LessonProgress, readProgress, rememberedAs, writeProgress } from '#session/remembered.ts'

const keyOf = (game: string) => `quincunx.${rememberedAs.lessons(game)}`

/** How far someone has come in a game's lessons, on this device. */
export function progressIn(game: string): LessonProgress {
  try {
    return readProgress(localStorage.getItem(keyOf(game)) ?? '')
  } catch {
    return readProgress('')
  }
}

export function keepProgress(game: string, progress: LessonProgress): void {
  try {
    localStorage.setItem(keyOf(game), writeProgress(progress))
  } catch {
    // Then the lessons start from the first one again.
  }
}

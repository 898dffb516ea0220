const PREFIX = 'quincunx.lessons.'

/** How far someone has come in a game's lessons, on this device. */
export interface LessonProgress {
  /** The lesson to go on with. */
  readonly at: number
  /** The ids of those that are done. */
  readonly done: readonly string[]
}

const NONE: LessonProgress = { at: 0, done: [] }

export function readProgress(game: string): LessonProgress {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + game) ?? 'null')
    if (typeof value !== 'object' || value === null) return NONE
    const { at, done } = value as Record<string, unknown>
    return {
      at: Number.isInteger(at) && (at as number) >= 0 ? (at as number) : 0,
      done: Array.isArray(done) ? done.filter(id => typeof id === 'string') : [],
    }
  } catch {
    return NONE
  }
}

export function keepProgress(game: string, progress: LessonProgress): void {
  try {
    localStorage.setItem(PREFIX + game, JSON.stringify(progress))
  } catch {
    // Then the lessons start from the first one again.
  }
}

import type { Lesson, LessonFeedback } from '#kernel/lesson.ts'
import type { Result } from '#kernel/result.ts'
import { beginLesson, isLessonDone, type LessonState, tryMove } from '#session/lesson/lesson-state.ts'
import type { LoadedGame } from '../game/loaded-game.ts'
import type { KeyValueStore } from '../shell/host.ts'
import { shellText } from '../text/en/shell.ts'

/** A game's lessons in order, with the progress saved. */
export interface LessonCourse {
  readonly lessons: readonly Lesson[]
  position(): number
  lessonState(): LessonState
  attempt(text: string): Result<LessonFeedback>
  /** Goes to the lesson before or after this one; false where there is none. */
  moveBy(by: 1 | -1): boolean
}

/** Stored in place of a lesson's id once all are done. */
export const ALL_DONE = 'finished'
const storageKey = (game: string) => `lesson ${game}`

/** The progress in a game's lessons. */
export function lessonProgressOf(
  preferences: KeyValueStore,
  game: string,
  lessons: readonly Lesson[],
): { readonly at: number; readonly state: 'new' | 'begun' | 'finished' } {
  const savedId = preferences.get(storageKey(game))
  if (savedId === ALL_DONE) return { at: 0, state: 'finished' }
  const at = lessons.findIndex(lesson => lesson.id === savedId)
  return at < 0 ? { at: 0, state: 'new' } : { at, state: 'begun' }
}

export function openLessonCourse(
  preferences: KeyValueStore,
  { id, rules }: LoadedGame,
  lessons: readonly Lesson[],
  from = lessonProgressOf(preferences, id, lessons).at,
  key = storageKey(id),
): LessonCourse {
  let at = from
  let state = beginLesson(rules, lessons[at]!)

  function moveBy(by: 1 | -1): boolean {
    const next = lessons[at + by]
    if (!next) return false
    at += by
    state = beginLesson(rules, next)
    preferences.set(key, next.id)
    return true
  }

  return {
    lessons,
    position: () => at,
    lessonState: () => state,
    attempt(text) {
      const tried = tryMove(state, text)
      if (!tried.ok) return tried
      state = tried.value
      // A player who leaves now has finished this lesson and returns to the next.
      if (isLessonDone(state)) preferences.set(key, lessons[at + 1]?.id ?? ALL_DONE)
      return { ok: true, value: state.feedback! }
    },
    moveBy,
  }
}

/** The answer to a try; there always is one. */
export function verdictText({ verdict, say }: LessonFeedback): string {
  return say ?? shellText.lesson[verdict]
}

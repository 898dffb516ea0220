import type { KeyValueStore } from '#app/key-value-store.ts'
import { readLessonProgress, saveLessonProgress } from '#app/preferences.ts'
import type { Lesson, LessonFeedback } from '#kernel/lesson.ts'
import type { Result } from '#kernel/result.ts'
import { beginLesson, isLessonDone, type LessonState, tryMove } from '#session/lesson/lesson-state.ts'
import type { LoadedGame } from '../game/loaded-game.ts'
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

/** The progress in a game's lessons. */
export function lessonProgressOf(
  preferences: KeyValueStore,
  game: string,
  lessons: readonly Lesson[],
): { readonly at: number; readonly state: 'new' | 'begun' | 'finished' } {
  const progress = readLessonProgress(preferences, game, idsOf(lessons))
  if (!progress) return { at: 0, state: 'new' }
  const open = lessons.flatMap(({ id }, index) => (progress.done.includes(id) ? [] : [index]))
  // A browser stays at a lesson that is done; the terminal goes on with the next open one.
  const at = open.find(index => index >= progress.at) ?? open[0]
  if (at === undefined || progress.at >= lessons.length) return { at: 0, state: 'finished' }
  return { at, state: 'begun' }
}

function idsOf(lessons: readonly Lesson[]): readonly string[] {
  return lessons.map(({ id }) => id)
}

/** The course of a game's lessons. */
export function openLessonCourse(
  preferences: KeyValueStore,
  loaded: LoadedGame,
  lessons: readonly Lesson[],
  from = lessonProgressOf(preferences, loaded.id, lessons).at,
): LessonCourse {
  const { id } = loaded
  return openCourse(loaded, lessons, from, (at, completed = []) => {
    const { done = [] } = readLessonProgress(preferences, id, idsOf(lessons)) ?? {}
    saveLessonProgress(preferences, id, { at, done: [...new Set([...done, ...completed])] })
  })
}

/** A course that reports each change of the lesson to go on with, and the lessons that were completed meanwhile. */
export function openCourse(
  { rules }: LoadedGame,
  lessons: readonly Lesson[],
  from: number,
  onProgress: (at: number, completed?: readonly string[]) => void,
): LessonCourse {
  let at = from
  let state = beginLesson(rules, lessons[at]!)

  function moveBy(by: 1 | -1): boolean {
    const next = lessons[at + by]
    if (!next) return false
    at += by
    state = beginLesson(rules, next)
    onProgress(at)
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
      if (isLessonDone(state)) onProgress(at + 1, [lessons[at]!.id])
      return { ok: true, value: state.feedback! }
    },
    moveBy,
  }
}

/** The answer to a try; there always is one. */
export function verdictText({ verdict, say }: LessonFeedback): string {
  return say ?? shellText.lesson[verdict]
}

import type { Judged, Lesson } from '#kernel/lesson.ts'
import type { Result } from '#kernel/result.ts'
import { beginLesson, isLearned, type Lecture, tryOut } from '#session/lesson.ts'
import type { Memory } from './host.ts'
import type { LoadedGame } from './loaded.ts'
import { words } from './words.ts'

/** A game's lessons one after the other; where one has come to is remembered. */
export interface Course {
  readonly lessons: readonly Lesson[]
  at(): number
  lecture(): Lecture
  try(text: string): Result<Judged>
  /** The lesson before or after this one; false where there is none. */
  go(by: 1 | -1): boolean
}

/** What is remembered once all of it was gone through. */
export const FINISHED = 'finished'
const placeOf = (game: string) => `lesson ${game}`

/** How far one has come with a game's lessons. */
export function cameTo(
  memory: Memory,
  game: string,
  lessons: readonly Lesson[],
): { readonly at: number; readonly state: 'new' | 'begun' | 'finished' } {
  const kept = memory.recall(placeOf(game))
  if (kept === FINISHED) return { at: 0, state: 'finished' }
  const at = lessons.findIndex(lesson => lesson.id === kept)
  return at < 0 ? { at: 0, state: 'new' } : { at, state: 'begun' }
}

export function openCourse(
  memory: Memory,
  { id, game }: LoadedGame,
  lessons: readonly Lesson[],
  from = cameTo(memory, id, lessons).at,
  place = placeOf(id),
): Course {
  let at = from
  let lecture = beginLesson(game, lessons[at]!)

  function go(by: 1 | -1): boolean {
    const next = lessons[at + by]
    if (!next) return false
    at += by
    lecture = beginLesson(game, next)
    memory.remember(place, next.id)
    return true
  }

  return {
    lessons,
    at: () => at,
    lecture: () => lecture,
    try(text) {
      const tried = tryOut(lecture, text)
      if (!tried.ok) return tried
      lecture = tried.value
      // Whoever leaves now has learned this one and comes back to the next.
      if (isLearned(lecture)) memory.remember(place, lessons[at + 1]?.id ?? FINISHED)
      return { ok: true, value: lecture.judged! }
    },
    go,
  }
}

/** What is answered to a try, in any case something. */
export function answerTo({ verdict, say }: Judged): string {
  return say ?? words.lesson[verdict]
}

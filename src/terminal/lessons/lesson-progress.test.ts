import { describe, expect, it } from 'vitest'
import type { Lesson } from '#kernel/lesson.ts'
import { createFakeTerminalHost, GENERATED_PUZZLE, loadSolitudo } from '#testing/fakes/fake-terminal-host.ts'
import { lessonProgressOf, openLessonCourse, verdictText } from './lesson-progress.ts'

const lesson = (id: string): Lesson & { readonly deal: object } => ({
  id,
  heading: id,
  say: [],
  ...GENERATED_PUZZLE,
  moves: [],
  judge: (_, after) => ({
    verdict: (after as { shaded: number }).shaded > 0 ? 'done' : 'wrong',
  }),
})
const LESSONS = ['one', 'two', 'three'].map(lesson)

describe('[H8] the lessons', () => {
  it('begin with the first one; a wrong try is answered and taken back', async () => {
    const { keyValueStore } = createFakeTerminalHost()
    const course = openLessonCourse(keyValueStore, await loadSolitudo(), LESSONS)
    expect(lessonProgressOf(keyValueStore, 'solitudo', LESSONS)).toEqual({ at: 0, state: 'new' })
    const tried = course.attempt('keep a1')
    expect(tried.ok && verdictText(tried.value)).toBe('Not that one, so it was undone. Try again.')
    expect(course.lessonState().table.cursor).toBe(0)
    expect(course.attempt('shade z9')).toMatchObject({ rejection: { code: 'off-the-board' } })
  })

  it('resume after the last finished one', async () => {
    const { keyValueStore } = createFakeTerminalHost()
    const loaded = await loadSolitudo()
    openLessonCourse(keyValueStore, loaded, LESSONS).attempt('shade a1')
    expect(lessonProgressOf(keyValueStore, 'solitudo', LESSONS)).toEqual({ at: 1, state: 'begun' })
    const again = openLessonCourse(keyValueStore, loaded, LESSONS)
    expect(again.lessonState().lesson.id).toBe('two')
    expect([again.moveBy(1), again.moveBy(1)]).toEqual([true, false])
    again.attempt('shade a1')
    expect(lessonProgressOf(keyValueStore, 'solitudo', LESSONS)).toEqual({ at: 0, state: 'finished' })
  })

  it('can be taken in any order', async () => {
    const course = openLessonCourse(createFakeTerminalHost().keyValueStore, await loadSolitudo(), LESSONS, 1)
    expect([course.moveBy(-1), course.moveBy(-1), course.position()]).toEqual([true, false, 0])
  })
})

import { describe, expect, it } from 'vitest'
import type { Lesson } from '#kernel/lesson.ts'
import { hostInHand, PREPARED, solitudo } from '#testing/solo-terminal.ts'
import { answerTo, cameTo, openCourse } from './course.ts'

const lesson = (id: string): Lesson => ({
  id,
  heading: id,
  say: [],
  setup: { mode: 'normal', ...PREPARED },
  moves: [],
  judge: (_, after) => ({
    verdict: (after as { shaded: number }).shaded > 0 ? 'done' : 'wrong',
  }),
})
const LESSONS = ['one', 'two', 'three'].map(lesson)

describe('[H8] the lessons', () => {
  it('begin with the first, answer a wrong try and take it back', async () => {
    const { memory } = hostInHand()
    const course = openCourse(memory, await solitudo(), LESSONS)
    expect(cameTo(memory, 'solitudo', LESSONS)).toEqual({ at: 0, state: 'new' })
    const tried = course.try('keep a1')
    expect(tried.ok && answerTo(tried.value)).toBe('Not that one; it was taken back. Try again.')
    expect(course.lecture().table.cursor).toBe(0)
    expect(course.try('shade z9')).toMatchObject({ rejection: { code: 'off-the-board' } })
  })

  it('go on where they were left, also when the last step was only just made', async () => {
    const { memory } = hostInHand()
    const loaded = await solitudo()
    openCourse(memory, loaded, LESSONS).try('shade a1')
    expect(cameTo(memory, 'solitudo', LESSONS)).toEqual({ at: 1, state: 'begun' })
    const again = openCourse(memory, loaded, LESSONS)
    expect(again.lecture().lesson.id).toBe('two')
    expect([again.go(1), again.go(1)]).toEqual([true, false])
    again.try('shade a1')
    expect(cameTo(memory, 'solitudo', LESSONS)).toEqual({ at: 0, state: 'finished' })
  })

  it('can be gone through in any order', async () => {
    const course = openCourse(hostInHand().memory, await solitudo(), LESSONS, 1)
    expect([course.go(-1), course.go(-1), course.at()]).toEqual([true, false, 0])
  })
})

import { describe, expect, it } from 'vitest'
import type { Lesson } from '#kernel/lesson.ts'
import { type LampsTypes, lamps } from '#testing/sample-games/lamps.ts'
import { beginLesson, isLessonDone, tryMove } from './lesson-state.ts'

const second: Lesson<LampsTypes> = {
  id: 'second',
  heading: 'The second lamp',
  say: ['Light the second lamp.'],
  params: { lamps: 20 },
  moves: ['a'],
  judge(before, after) {
    if (after.lit[1]) return { verdict: 'done', say: 'It is lit.' }
    return after.lit[0] === before.lit[0]
      ? { verdict: 'good' }
      : { verdict: 'wrong', say: 'Leave the first.' }
  },
}

function tried(...moves: readonly string[]) {
  let lecture = beginLesson(lamps, second)
  for (const move of moves) {
    const next = tryMove(lecture, move)
    if (!next.ok) throw new Error(next.rejection.code)
    lecture = next.value
  }
  return lecture
}

describe('[H8] a lesson', () => {
  it('begins with what has been played already', () => {
    const { table, feedback } = tried()
    expect([table.cursor, feedback]).toEqual([1, undefined])
  })

  it('answers a wrong try and takes it back', () => {
    const { table, feedback: judged } = tried('a')
    expect(judged).toEqual({ verdict: 'wrong', say: 'Leave the first.' })
    expect(table.cursor).toBe(1)
  })

  it('lets a good try stand, and is learned when its idea was used', () => {
    expect(tried('c').table.cursor).toBe(2)
    expect(isLessonDone(tried('c'))).toBe(false)
    expect(isLessonDone(tried('a', 'c', 'b'))).toBe(true)
  })

  it('refuses what is no move, with the reason', () => {
    expect(tryMove(tried(), 'nonsense')).toMatchObject({ rejection: { code: 'no-letter' } })
  })
})

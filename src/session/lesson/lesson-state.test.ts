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

function afterMoves(...moves: readonly string[]) {
  let lessonState = beginLesson(lamps, second)
  for (const move of moves) {
    const next = tryMove(lessonState, move)
    if (!next.ok) throw new Error(next.rejection.code)
    lessonState = next.value
  }
  return lessonState
}

describe('[H8] a lesson', () => {
  it('begins after the moves that the lesson defines', () => {
    const { table, feedback } = afterMoves()
    expect([table.cursor, feedback]).toEqual([1, undefined])
  })

  it('gives feedback on a wrong move and takes it back', () => {
    const { table, feedback: judged } = afterMoves('a')
    expect(judged).toEqual({ verdict: 'wrong', say: 'Leave the first.' })
    expect(table.cursor).toBe(1)
  })

  it('keeps a good move, and is done when its idea was used', () => {
    expect(afterMoves('c').table.cursor).toBe(2)
    expect(isLessonDone(afterMoves('c'))).toBe(false)
    expect(isLessonDone(afterMoves('a', 'c', 'b'))).toBe(true)
  })

  it('refuses a text that is not a move, with the reason', () => {
    expect(tryMove(afterMoves(), 'nonsense')).toMatchObject({ rejection: { code: 'no-letter' } })
  })
})

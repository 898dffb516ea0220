import { describe, expect, test } from 'vitest'
import type { Lesson } from '#kernel/lesson.ts'
import { viewFor } from '#table/table.ts'
import type { LampsTypes } from '#testing/lamps.ts'
import { lamps } from '#testing/lamps.ts'
import { openLesson, tryMove } from './tried.ts'

const lesson: Lesson<LampsTypes> = {
  id: 'second',
  heading: 'The second lamp',
  say: ['Light the second and the third lamp.'],
  setup: { lamps: 20 },
  moves: ['a'],
  judge(before, after) {
    const changed = after.lit.findIndex((on, lamp) => on !== before.lit[lamp])
    if (changed !== 1 && changed !== 2) return { verdict: 'wrong', say: 'Not that one.' }
    return { verdict: after.lit[1] && after.lit[2] ? 'done' : 'good' }
  },
}

const lit = (table: ReturnType<typeof openLesson>) =>
  (viewFor(table, 0) as LampsTypes['view']).lit.flatMap((on, lamp) => (on ? [lamp] : []))

describe('[H8] a lesson', () => {
  const table = openLesson(lamps, lesson)

  test('begins with what has been played already', () => {
    expect(lit(table)).toEqual([0])
  })

  test('answers a wrong try and takes it back', () => {
    const tried = tryMove(lesson, table, 'h')
    expect(tried).toMatchObject({ kind: 'judged', judged: { verdict: 'wrong', say: 'Not that one.' } })
    expect(tried.kind === 'judged' && lit(tried.table)).toEqual([0])
  })

  test('goes on from a good one until it is done', () => {
    const first = tryMove(lesson, table, 'b')
    if (first.kind !== 'judged') throw new Error('refused')
    expect(first.judged.verdict).toBe('good')
    const second = tryMove(lesson, first.table, 'c')
    expect(second).toMatchObject({ judged: { verdict: 'done' } })
  })

  test('refuses what is no move', () => {
    expect(tryMove(lesson, table, '?')).toMatchObject({ kind: 'refused', rejection: { code: 'no-letter' } })
  })
})

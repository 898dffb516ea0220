import { describe, expect, test } from 'vitest'
import { act, openTable, type Table, viewFor } from '#table/table.ts'
import { lessons } from './course.ts'
import { LESSONS } from './lessons.ts'
import { createSolitudo } from './rules/game.ts'
import type { SolitudoTypes } from './rules/types.ts'

function played(table: Table<SolitudoTypes>, text: string): Table<SolitudoTypes> {
  const next = act(table, { do: 'move', seat: 0, text }, 0)
  if (!next.ok) throw new Error(`${text}: ${next.rejection.code}`)
  return next.value
}

describe.each(lessons.map(lesson => [lesson.id, lesson] as const))('[H8] the lesson %s', (id, lesson) => {
  const { wanted } = LESSONS.find(one => one.id === id)!
  const opened = () => lesson.moves.reduce(played, openTable(createSolitudo(), lesson.setup, 'lesson', 0))
  const verdicts = (moves: readonly string[]) => {
    let table = opened()
    return moves.map(move => {
      const before = viewFor(table, 0)
      table = played(table, move)
      return lesson.judge(before, viewFor(table, 0)).verdict
    })
  }

  test('is done when its marks are made, one by one', () => {
    const moves = wanted.map(({ cell, mark }) => `${mark === 'shaded' ? 'shade' : 'keep'} ${cell}`)
    expect(verdicts(moves)).toEqual([...moves.slice(1).map(() => 'good'), 'done'])
  })

  test('is done by pressing cells alone', () => {
    const presses = wanted.flatMap(({ cell, mark }) => (mark === 'shaded' ? [cell] : [cell, cell]))
    expect(verdicts(presses)).toEqual([...presses.slice(1).map(() => 'good'), 'done'])
  })

  test('answers a mark elsewhere with what to look for', () => {
    const elsewhere = ['c3', 'b3', 'd3', 'c2', 'c4', 'c1'].find(
      cell => !wanted.some(one => one.cell === cell) && lesson.moves.every(move => !move.includes(cell)),
    )
    expect(verdicts([elsewhere!])).toEqual(['wrong'])
  })
})

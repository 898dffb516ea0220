import { describe, expect, test } from 'vitest'
import { validateParams } from '#kernel/options.ts'
import { act, openTable, type Table, viewFor } from '#table/table.ts'
import { LESSONS } from './lesson-data.ts'
import { lessons } from './lessons.ts'
import { createSolitudo } from './rules/game.ts'
import type { SolitudoTypes } from './rules/types.ts'

const game = createSolitudo()

function played(table: Table<SolitudoTypes>, text: string): Table<SolitudoTypes> {
  const next = act(table, { do: 'move', seat: 0, text }, 0)
  if (!next.ok) throw new Error(`${text} is refused: ${next.rejection.code}`)
  return next.value
}

describe.each(lessons.map((lesson, index) => [lesson.id, lesson, LESSONS[index]!] as const))(
  '[H8] the lesson %s',
  (_, lesson, laid) => {
    const opened = () => lesson.moves.reduce(played, openTable(game, lesson.params, 'lesson', 0))
    const marks = laid.wanted.map(({ cell, mark }) => `${mark === 'shaded' ? 'shade' : 'keep'} ${cell}`)

    test('can be opened, with its marks made', () => {
      expect(validateParams(game, lesson.params).ok).toBe(true)
      expect(viewFor(opened(), 0).marks).toEqual(laid.marks.split('/'))
    })

    test('is done when the last wanted mark is made, and good before', () => {
      let table = opened()
      const verdicts = marks.map(text => {
        const before = viewFor(table, 0)
        table = played(table, text)
        return lesson.judge(before, viewFor(table, 0)).verdict
      })
      expect(verdicts).toEqual([...marks.slice(1).map(() => 'good'), 'done'])
    })

    test('answers any other mark, and lets a wanted cell be cycled to its mark', () => {
      const before = viewFor(opened(), 0)
      const tried = (text: string) => lesson.judge(before, viewFor(played(opened(), text), 0))
      expect(tried('try')).toMatchObject({ verdict: 'wrong', say: laid.wrong })
      const kept = laid.wanted.find(({ mark }) => mark === 'kept')
      if (kept) expect(tried(kept.cell)).toMatchObject({ verdict: 'good', say: expect.any(String) })
    })
  },
)

test('[H8] a mark elsewhere is wrong, and pointed at', () => {
  const [first] = lessons
  const table = first!.moves.reduce(played, openTable(game, first!.params, 'lesson', 0))
  expect(first!.judge(viewFor(table, 0), viewFor(played(table, 'c3'), 0))).toEqual({
    verdict: 'wrong',
    say: LESSONS[0]!.wrong,
    cells: [{ row: 2, column: 2 }],
  })
})

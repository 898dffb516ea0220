import { describe, expect, test } from 'vitest'
import { writeCell } from '#kernel/grid.ts'
import { validateParams } from '#kernel/read-params.ts'
import { act, openTable } from '#table/act.ts'
import { type Table, viewFor } from '#table/table.ts'
import { notation } from '../rules/notation.ts'
import { rules } from '../rules/rules.ts'
import type { SolitudoTypes } from '../rules/types.ts'
import { paramsOf } from '../testing/sample-deals.ts'
import { firstStepText, lessonText } from '../text/en-lessons.ts'
import { firstSteps } from './first-steps.ts'
import { FIRST_STEPS, LESSONS } from './lesson-data.ts'
import { lessons, type PuzzleLesson, wantedMarks } from './lessons.ts'

function playMove(table: Table<SolitudoTypes>, text: string): Table<SolitudoTypes> {
  const next = act(table, { do: 'move', seat: 0, text }, 0)
  if (!next.ok) throw new Error(`${text} is refused: ${next.rejection.code}`)
  return next.value
}

function open({ params, deal, moves }: PuzzleLesson): Table<SolitudoTypes> {
  return moves.reduce(playMove, openTable(rules, paramsOf(params), 'lesson', 0, deal))
}

const taught = [
  ...firstSteps.map((lesson, index) => {
    const data = FIRST_STEPS[index]!
    return [`first step ${data.id}`, lesson, data, firstStepText[data.id]] as const
  }),
  ...lessons.map((lesson, index) => {
    const data = LESSONS[index]!
    return [`lesson ${data.id}`, lesson, data, lessonText[data.id]] as const
  }),
]

describe.each(taught)('[H8] the %s', (_, lesson, data, text) => {
  const opened = () => open(lesson)
  const marks = wantedMarks(data).map(({ cell, mark }) =>
    notation.write({ kind: 'mark', mark, cells: [cell] }),
  )

  test('opens with its marks made', () => {
    expect(validateParams(rules, lesson.params).ok).toBe(true)
    expect(rules.readDeal!(lesson.deal, paramsOf(lesson.params)).ok).toBe(true)
    expect(viewFor(opened(), 0).marks).toEqual(data.marks.split('/'))
  })

  test('judges wanted marks as good, and the last of them as done', () => {
    let table = opened()
    const verdicts = marks.map(text => {
      const before = viewFor(table, 0)
      table = playMove(table, text)
      return lesson.judge(before, viewFor(table, 0)).verdict
    })
    expect(verdicts).toEqual([...marks.slice(1).map(() => 'good'), 'done'])
  })

  test('answers any other mark, and lets a wanted cell be cycled to its mark', () => {
    const before = viewFor(opened(), 0)
    const tried = (text: string) => lesson.judge(before, viewFor(playMove(opened(), text), 0))
    expect(tried('try')).toMatchObject({ verdict: 'wrong', say: text.wrong })
    const kept = wantedMarks(data).find(({ mark }) => mark === 'kept')
    if (kept) expect(tried(writeCell(kept.cell))).toMatchObject({ verdict: 'good', say: expect.any(String) })
  })
})

test('[H8] a mark elsewhere is wrong, and pointed at', () => {
  const [first] = lessons
  const table = open(first!)
  expect(first!.judge(viewFor(table, 0), viewFor(playMove(table, 'c3'), 0))).toEqual({
    verdict: 'wrong',
    say: lessonText[LESSONS[0].id].wrong,
    cells: [{ row: 2, column: 2 }],
  })
})

test('[H8] no board of the first steps comes again in the lessons', () => {
  const boards = [...firstSteps, ...lessons].map(({ deal }) => deal.puzzle)
  expect(new Set(boards).size).toBe(boards.length)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCell } from '#kernel/grid.ts'
import { breachesOf } from '../../rules/board.ts'
import { markAt, solvedMarks } from '../../rules/marks.ts'
import { notation } from '../../rules/notation.ts'
import { begin, play } from '../../rules/play.ts'
import type { Marks, View } from '../../rules/types.ts'
import { view } from '../../rules/view.ts'
import { type SampleName, sampleDeals, sampleOf } from '../../testing/sample-deals.ts'
import { noteSentence } from '../../text/en-notes.ts'
import { walkThrough } from './walkthrough.ts'

const UNIQUE = Object.keys(sampleDeals).filter(name => name !== 'several') as SampleName[]

function viewAfter(sample: SampleName, ...texts: readonly string[]): View {
  const { params, deal } = sampleOf(sample)
  let { state } = begin(params, deal)
  for (const text of texts) {
    const read = notation.read(text)
    const played = read.ok ? play(state, read.value) : read
    if (!played.ok) throw new Error(`${text} is refused`)
    state = played.value.state
  }
  return view(state, 0)
}

test('[H14] from any marks, right or wrong, a walkthrough leads to the solution by sound steps', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...UNIQUE),
      fc.array(fc.constantFrom('#', 'o', '.', '.', '.'), { minLength: 36, maxLength: 36 }),
      (sample, drawn) => {
        const start = viewAfter(sample)
        let index = 0
        const marks: Marks = start.marks.map(row => row.replaceAll('.', () => drawn[index++]!))
        const right = solvedMarks(sampleDeals[sample].solution.split('/'))
        const isRight = (shown: Marks) =>
          shown.every((row, at) =>
            [...row].every((mark, column) => mark === '.' || mark === right[at]!.charAt(column)),
          )
        const steps = walkThrough({ ...start, marks })
        for (const { view: shown, note } of steps) {
          expect(isRight(shown.marks)).toBe(true)
          expect(noteSentence(note)).not.toBe(note.code)
        }
        const last = steps.at(-1)?.view.marks ?? marks
        expect(breachesOf(start.puzzle, last)).toEqual([])
      },
    ),
    { numRuns: 60 },
  )
})

test('[H14] each step settles the cells it names, and no step is taken that nothing uses', () => {
  const steps = walkThrough(viewAfter('square'))
  let before: Marks = viewAfter('square').marks
  for (const { note, view: shown } of steps) {
    expect(note.cells?.length).toBeGreaterThan(0)
    for (const cell of note.cells ?? []) {
      expect(markAt(before, cell)).toBe('unmarked')
      expect(markAt(shown.marks, cell)).not.toBe('unmarked')
    }
    before = shown.marks
  }
  expect(steps.length).toBeLessThan(sampleDeals.square.solution.replaceAll('/', '').length)
})

test('[H14] wrong marks are set aside first', () => {
  const [first] = walkThrough(viewAfter('square', 'shade b1 e5'))
  expect(first!.note.cells?.map(writeCell)).toEqual(['b1'])
  expect(noteSentence(first!.note)).toBe('The mark at b1 is wrong, so the reasoning starts without it.')
  expect(first!.view.marks[0]).toBe('.....')
  expect(first!.view.marks[4]).toBe('....#')
})

test('[H14] nothing is left to explain on a solved board, and a puzzle with several solutions says so', () => {
  expect(walkThrough(viewAfter('square', 'shade a1 c1 d2 b3 a4 c4 e5'))).toEqual([])
  const [only, ...others] = walkThrough(viewAfter('several'))
  expect(only!.note.code).toBe('hint-several-solutions')
  expect(others).toEqual([])
})

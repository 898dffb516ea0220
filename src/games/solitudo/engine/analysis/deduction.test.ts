import { expect, test } from 'vitest'
import { readCell } from '#kernel/grid.ts'
import { topologyOfText } from '../../testing/boards.ts'
import { sampleDeals } from '../../testing/sample-deals.ts'
import type { Conclusion, SettledMark } from '../techniques/technique.ts'
import { deduce, easiestShading } from './deduction.ts'

const topology = topologyOfText(sampleDeals.square.puzzle)

function made(mark: SettledMark, ...cells: readonly string[]): Conclusion[] {
  return cells.map(name => ({ cell: topology.at(readCell(name)!)!, mark }))
}

function position(...marks: readonly Conclusion[]) {
  const known: (SettledMark | undefined)[] = topology.cells.map(() => undefined)
  for (const { cell, mark } of marks) known[cell] = mark
  return { topology, known }
}

test('a mark that follows from circles nobody has drawn is one step', () => {
  // d2 is shaded, so d1 beside it is kept, and the other 1 of row 1 is shaded.
  const deduction = deduce(position(...made('shaded', 'd2')), made('shaded', 'c1'))
  expect(deduction).toMatchObject({ kind: 'step', step: { technique: 'repeat-of-kept' } })
})

test('a mark that needs other shadings first is seen ahead, with the steps that lead to it and no others', () => {
  const deduction = deduce(position(), made('shaded', 'e5'))
  expect(deduction.kind).toBe('ahead')
  if (deduction.kind !== 'ahead') return
  expect(deduction.steps.length).toBeGreaterThan(1)
  expect(deduction.steps.at(-1)!.conclusions).toEqual(made('shaded', 'e5'))
})

test('cells that were shaded in the same stroke may follow from each other', () => {
  const whole = deduce(position(), made('shaded', 'a1', 'c1', 'd2', 'b3', 'a4', 'c4', 'e5'))
  expect(whole.kind).toBe('step')
})

test('a mark that no technique and no single supposition gives is a guess', () => {
  // Every number is different, so nothing follows from anything.
  const free = topologyOfText('1234/2341/3412/4123')
  const known = free.cells.map(() => undefined)
  const deduction = deduce({ topology: free, known }, [{ cell: 5, mark: 'shaded' }])
  expect(deduction).toEqual({ kind: 'guess', cells: [5] })
})

test('the easier step that was there is one that shades something else', () => {
  const step = easiestShading(position(...made('kept', 'd1')), made('shaded', 'a1'))
  expect(step).toMatchObject({ technique: 'repeat-of-kept' })
  expect(step!.conclusions).toEqual(made('shaded', 'c1'))
})

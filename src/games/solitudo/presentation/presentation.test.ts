import { expect, test } from 'vitest'
import { readCell } from '#kernel/grid.ts'
import type { View } from '../rules/types.ts'
import { presentation } from './presentation.ts'

const resultGrid = presentation.resultGrid!

const view = (shape: 'rectangle' | 'hexagon', ...marks: readonly string[]) =>
  ({ marks, puzzle: { shape }, last: [] }) as unknown as View
const after = (cell: string, ...marks: readonly string[]) =>
  ({ ...view('rectangle', ...marks), last: [readCell(cell)!] }) as View

test('a result shows which cells were marked again, and never which are shaded', () => {
  const views = [view('rectangle', '#.', '..'), view('rectangle', 'o#', '.o')]
  expect(resultGrid(views)).toBe('🟧⬜\n⬜⬜')
  expect(resultGrid([view('rectangle', '#o', 'oo')])).toBe(resultGrid([view('rectangle', 'o#', '#o')]))
})

test('a cell that was shaded and then cleared was marked wrong', () => {
  expect(resultGrid([after('a1', '#.', '..'), after('a1', '..', '..')])).toBe('🟧⬜\n⬜⬜')
})

test('a cell that was clicked on from shaded to kept was never meant to be shaded', () => {
  expect(resultGrid([after('a1', '#.', '..'), after('a1', 'o.', '..')])).toBe('⬜⬜\n⬜⬜')
  const later = [after('a1', '#.', '..'), after('b1', '#o', '..'), after('a1', 'oo', '..')]
  expect(resultGrid(later)).toBe('🟧⬜\n⬜⬜')
})

test('the rows of a hexagon are shifted by half a cell', () => {
  expect(resultGrid([view('hexagon', '_oo', 'o#o', 'oo_')])).toBe('\u2002⬜⬜\n⬜⬜⬜\n\u2002⬜⬜')
})

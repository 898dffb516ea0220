import { expect, test } from 'vitest'
import type { View } from '../rules/types.ts'
import { presentation } from './presentation.ts'

const resultGrid = presentation.resultGrid!

const view = (shape: 'rectangle' | 'hexagon', ...marks: readonly string[]) =>
  ({ marks, puzzle: { shape } }) as unknown as View

test('a result shows which cells were marked anew, and never which are shaded', () => {
  const views = [view('rectangle', '#.', '..'), view('rectangle', 'o#', '.o')]
  expect(resultGrid(views)).toBe('🟧⬜\n⬜⬜')
  expect(resultGrid([view('rectangle', '#o', 'oo')])).toBe(resultGrid([view('rectangle', 'o#', '#o')]))
})

test('the rows of a hexagon are shifted by half a cell', () => {
  expect(resultGrid([view('hexagon', '_oo', 'o#o', 'oo_')])).toBe('\u2002⬜⬜\n⬜⬜⬜\n\u2002⬜⬜')
})

import { expect, test } from 'vitest'
import { resultGrid } from './result-grid.ts'
import type { View } from './rules/types.ts'

test('a result shows where the letters lie, without the empty edge', () => {
  const board = [
    [null, null, null, null],
    [null, 'T', 'O', null],
    [null, 'A', null, null],
  ]
  expect(resultGrid([{ board } as unknown as View])).toBe('🟨🟨\n🟨⬜')
  expect(resultGrid([{ board: [[null]] } as unknown as View])).toBe('')
})

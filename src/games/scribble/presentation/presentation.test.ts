import { expect, test } from 'vitest'
import type { View } from '../rules/types.ts'
import { presentation } from './presentation.ts'

test('a result shows where the letters lie, without the empty edge', () => {
  const board = [
    [null, null, null, null],
    [null, 'T', 'O', null],
    [null, 'A', null, null],
  ]
  expect(presentation.resultGrid!([{ board } as unknown as View])).toBe('🟨🟨\n🟨⬜')
  expect(presentation.resultGrid!([{ board: [[null]] } as unknown as View])).toBe('')
})

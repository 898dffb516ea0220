import { expect, test } from 'vitest'
import type { View } from '../rules/types.ts'
import { presentation } from './presentation.ts'

test('a result shows where the marks are, and nothing before there is a board', () => {
  const placing = { phase: 'placing', board: ['X#.', '##O'] } as unknown as View
  expect(presentation.resultGrid!([placing])).toBe('❌⬜⬜\n⬜⬜⭕')
  expect(presentation.resultGrid!([{ phase: 'proposing' } as View])).toBe('')
})

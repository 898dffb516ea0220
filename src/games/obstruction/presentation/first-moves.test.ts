import { expect, test } from 'vitest'
import { winningFirstMoves } from './first-moves.ts'

test('the first moves of a board that is higher than wide are those of its mirror image', () => {
  expect(winningFirstMoves({ rows: 5, cols: 10 })).toEqual(['c3', 'h3'])
  expect(winningFirstMoves({ rows: 10, cols: 5 })).toEqual(['c3', 'c8'])
  expect(winningFirstMoves({ rows: 8, cols: 8 })).toEqual([])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neighbours, readCell, writeCell } from './grid.ts'

test('a cell is written as column letter and row number, counted from the top left', () => {
  expect(writeCell({ row: 2, column: 1 })).toBe('b3')
  expect(writeCell({ row: 0, column: 27 })).toBe('ab1')
  expect(readCell(' B3 ')).toEqual({ row: 2, column: 1 })
})

test('every cell can be read back from its written form', () => {
  fc.assert(
    fc.property(fc.nat(98), fc.nat(701), (row, column) => {
      expect(readCell(writeCell({ row, column }))).toEqual({ row, column })
    }),
  )
})

test('a text that is not a cell is refused', () => {
  for (const text of ['', 'b', '3', '3b', 'b0', 'b-1', 'b3x', 'abc1', 'ä1', 'b 3', 'b100'])
    expect(readCell(text)).toBeUndefined()
})

test('a cell has eight neighbours inside the board, five at an edge, three in a corner', () => {
  expect(neighbours({ row: 1, column: 1 }, 3, 3)).toHaveLength(8)
  expect(neighbours({ row: 0, column: 1 }, 3, 3)).toHaveLength(5)
  expect(neighbours({ row: 2, column: 2 }, 3, 3).map(writeCell)).toEqual(['b2', 'c2', 'b3'])
})

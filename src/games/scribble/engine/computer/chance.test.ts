import { expect, it } from 'vitest'
import { chanceOf } from './chance.ts'
import { noValues } from './values.ts'

const values = { ...noValues(['A']), turn: { points: 15, spread: 6, letters: 3 } }

it('[S12] when the reservoir is empty a lead has won, equal totals are a draw, and points only decide between equals', () => {
  expect(chanceOf(1, 0, values)).toBeCloseTo(1, 2)
  expect(chanceOf(0, 0, values)).toBe(0.5)
  expect(chanceOf(-1, 0, values)).toBeCloseTo(0, 2)
  expect(chanceOf(20, 0, values)).toBeGreaterThan(chanceOf(10, 0, values))
})

it('a lead lasts the likelier the larger it is, and the fewer letters are left', () => {
  expect(chanceOf(0, 100, values)).toBe(0.5)
  expect(chanceOf(10, 100, values)).toBeGreaterThan(chanceOf(5, 100, values))
  expect(chanceOf(10, 20, values)).toBeGreaterThan(chanceOf(10, 100, values))
  expect(chanceOf(-10, 20, values)).toBeLessThan(chanceOf(-10, 100, values))
})

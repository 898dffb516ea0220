import { expect, it } from 'vitest'
import { zeroLetterValues } from './letter-values.ts'
import { winProbability } from './win-probability.ts'

const values = { ...zeroLetterValues(['A']), turn: { points: 15, spread: 6, letters: 3 } }

it('[S12] when the reservoir is empty a lead has won, equal totals are a draw, and points only decide between equals', () => {
  expect(winProbability(1, 0, values)).toBeCloseTo(1, 2)
  expect(winProbability(0, 0, values)).toBe(0.5)
  expect(winProbability(-1, 0, values)).toBeCloseTo(0, 2)
  expect(winProbability(20, 0, values)).toBeGreaterThan(winProbability(10, 0, values))
})

it('a lead lasts the likelier the larger it is, and the fewer letters are left', () => {
  expect(winProbability(0, 100, values)).toBe(0.5)
  expect(winProbability(10, 100, values)).toBeGreaterThan(winProbability(5, 100, values))
  expect(winProbability(10, 20, values)).toBeGreaterThan(winProbability(10, 100, values))
  expect(winProbability(-10, 20, values)).toBeLessThan(winProbability(-10, 100, values))
})

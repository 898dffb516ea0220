import { expect, it } from 'vitest'
import { zeroLetterValues } from './letter-values.ts'
import { winProbability } from './win-probability.ts'

const values = { ...zeroLetterValues(['A']), turn: { points: 15, spread: 6, letters: 3 } }

it('[S12] with an empty reservoir a lead wins, equal totals are a draw, and points only break ties', () => {
  expect(winProbability(1, 0, values)).toBeCloseTo(1, 2)
  expect(winProbability(0, 0, values)).toBe(0.5)
  expect(winProbability(-1, 0, values)).toBeCloseTo(0, 2)
  expect(winProbability(20, 0, values)).toBeGreaterThan(winProbability(10, 0, values))
})

it('a lead is likelier to last the larger it is and the fewer letters are left', () => {
  expect(winProbability(0, 100, values)).toBe(0.5)
  expect(winProbability(10, 100, values)).toBeGreaterThan(winProbability(5, 100, values))
  expect(winProbability(10, 20, values)).toBeGreaterThan(winProbability(10, 100, values))
  expect(winProbability(-10, 20, values)).toBeLessThan(winProbability(-10, 100, values))
})

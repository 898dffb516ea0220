import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  decayRating,
  FIRST_RATING,
  IDLE_PERIOD_MS,
  type Rating,
  type Score,
  updatePair,
  updateRating,
} from './glicko2.ts'

describe('Glicko-2', () => {
  test('the worked example of Glickman’s paper', () => {
    const player = { rating: 1500, deviation: 200, volatility: 0.06 }
    const after = updateRating(player, [
      { opponent: { rating: 1400, deviation: 30 }, score: 1 },
      { opponent: { rating: 1550, deviation: 100 }, score: 0 },
      { opponent: { rating: 1700, deviation: 300 }, score: 0 },
    ])
    expect(after.rating).toBeCloseTo(1464.06, 1)
    expect(after.deviation).toBeCloseTo(151.52, 2)
    expect(after.volatility).toBeCloseTo(0.05999, 4)
  })

  test('two new players move the same distance up and down', () => {
    const [winner, loser] = updatePair(FIRST_RATING, FIRST_RATING, 1)
    expect(winner.rating).toBeCloseTo(1662.31, 1)
    expect(winner.rating + loser.rating).toBeCloseTo(3000, 6)
    expect(winner.deviation).toBe(loser.deviation)
    expect(winner.deviation).toBeLessThan(FIRST_RATING.deviation)
  })

  test('a draw between equals changes neither rating', () => {
    const [one, other] = updatePair(FIRST_RATING, FIRST_RATING, 0.5)
    expect(one.rating).toBeCloseTo(1500, 9)
    expect(other).toEqual(one)
  })

  test('the result does not depend on the order of the seats', () => {
    const strong: Rating = { rating: 1900, deviation: 60, volatility: 0.05 }
    const [first, second] = updatePair(strong, FIRST_RATING, 0)
    expect(updatePair(FIRST_RATING, strong, 1)).toEqual([second, first])
  })

  const anyone = fc.record({
    rating: fc.double({ min: 0, max: 4000, noNaN: true }),
    deviation: fc.double({ min: 20, max: 350, noNaN: true }),
    volatility: fc.double({ min: 0.01, max: 0.2, noNaN: true }),
  })
  const anyScore = fc.constantFrom<Score[]>(0, 0.5, 1)

  test('a win never lowers a rating, a loss never raises it, and all numbers stay finite', () => {
    fc.assert(
      fc.property(anyone, anyone, anyScore, (one, other, score) => {
        const [after] = updatePair(one, other, score)
        expect(Object.values(after).every(Number.isFinite)).toBe(true)
        expect(after.deviation).toBeLessThanOrEqual(350)
        if (score === 1) expect(after.rating).toBeGreaterThanOrEqual(one.rating)
        if (score === 0) expect(after.rating).toBeLessThanOrEqual(one.rating)
      }),
    )
  })
})

describe('time without a game', () => {
  const settled: Rating = { rating: 1800, deviation: 50, volatility: 0.06 }

  test('makes a rating less certain but not lower', () => {
    const later = decayRating(settled, IDLE_PERIOD_MS)
    expect(later).toMatchObject({ rating: 1800, volatility: 0.06 })
    expect(later.deviation).toBeCloseTo(Math.hypot(50, 0.06 * 173.7178), 6)
  })

  test('counts the same in one interval as in two', () => {
    const halves = decayRating(decayRating(settled, 3.5 * IDLE_PERIOD_MS), 6.5 * IDLE_PERIOD_MS)
    expect(halves.deviation).toBeCloseTo(decayRating(settled, 10 * IDLE_PERIOD_MS).deviation, 9)
  })

  test('never makes a rating less certain than a new player’s, and a clock set back changes nothing', () => {
    expect(decayRating(settled, 10_000 * IDLE_PERIOD_MS).deviation).toBe(350)
    expect(decayRating(settled, -1)).toEqual(settled)
    expect(updateRating(settled, [])).toEqual(decayRating(settled, IDLE_PERIOD_MS))
  })
})

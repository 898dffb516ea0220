import { describe, expect, it } from 'vitest'
import { chartPoints, ratingSentence } from './rating-chart.tsx'

describe('the chart of ratings', () => {
  it('runs from left to right with the highest on top', () => {
    expect(chartPoints([1500, 1600, 1400])).toEqual([
      { x: 6, y: 48 },
      { x: 160, y: 6 },
      { x: 314, y: 90 },
    ])
  })

  it('is a flat line in the middle while the rating hardly changes', () => {
    const [first, second] = chartPoints([1500, 1504])
    expect(Math.abs(first!.y - second!.y)).toBeLessThan(10)
  })

  it('has a sentence that says the same', () => {
    const ratings = [1500, 1622.6, 1580.2].map((rating, at) => ({ at, rating, won: true }))
    expect(ratingSentence(ratings)).toBe('From 1500 to 1580 in 3 games; the best was 1623.')
  })
})

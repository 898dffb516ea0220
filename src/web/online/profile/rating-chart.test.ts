import { describe, expect, it } from 'vitest'
import { axisMarks, chartPoints, ratingLine, ratingSentence } from './rating-chart.tsx'

const played = (ratings: readonly number[]) => ratings.map((rating, at) => ({ at, rating, won: true }))

describe('the chart of ratings', () => {
  it('runs from left to right with the highest on top', () => {
    expect(chartPoints([1500, 1600, 1400])).toEqual([
      { x: 40, y: 48 },
      { x: 177, y: 6 },
      { x: 314, y: 90 },
    ])
  })

  it('is a flat line in the middle while the rating hardly changes', () => {
    const [first, second] = chartPoints([1500, 1504])
    expect(Math.abs(first!.y - second!.y)).toBeLessThan(10)
  })

  it('begins with the rating before the first game', () => {
    expect(ratingLine(played([1622.6, 1580.2]))).toEqual([1500, 1623, 1580])
    expect(ratingLine(played(Array.from({ length: 200 }, () => 1700)))[0]).toBe(1700)
  })

  it('has round numbers on its axis', () => {
    expect(axisMarks([1500, 1623, 1580]).map(({ rating }) => rating)).toEqual([1500, 1550, 1600])
    expect(axisMarks([1500, 1502]).map(({ rating }) => rating)).toEqual([1490, 1500, 1510, 1520])
  })

  it('has a sentence that says the same', () => {
    expect(ratingSentence(played([1622.6, 1580.2]))).toBe('From 1500 to 1580 in 2 games; the best was 1623.')
  })
})

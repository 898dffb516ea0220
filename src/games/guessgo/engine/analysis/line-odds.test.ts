import { describe, expect, test } from 'vitest'
import { linesThrough } from '../../rules/grid.ts'
import { lineOddsFor } from './line-odds.ts'

/** Every set of cells of a grid as bits, sorted by size; whether it has a complete line. */
function setsWithoutLine(size: number): number[] {
  const lines = Array.from({ length: size }, (_, step) => linesThrough(step * (size + 1), size))
    .flat()
    .map(line => line.reduce((bits, cell) => bits | (1 << cell), 0))
  return Array.from({ length: 2 ** (size * size) }, (_, bits) => bits).filter(bits =>
    lines.every(line => (bits & line) !== line),
  )
}

const countBits = (bits: number) => bits.toString(2).replaceAll('0', '').length

describe('the odds of a line', () => {
  test('agree with trying every arrangement on a grid of four by four', () => {
    const size = 4
    const odds = lineOddsFor(size)
    const open = setsWithoutLine(size)
    for (let hits = 0; hits <= 12; hits++) {
      const sets = open.filter(bits => countBits(bits) === hits)
      const isOpen = new Set(open)
      let completed = 0
      for (const bits of sets)
        for (let cell = 0; cell < size * size; cell++)
          if (!(bits & (1 << cell)) && !isOpen.has(bits | (1 << cell))) completed += 1
      expect(odds.completedByNext(hits)).toBeCloseTo(completed / (sets.length * (16 - hits)), 10)
    }
  })

  test('nothing is complete before a line can be, and something is once no set without a line is left', () => {
    const odds = lineOddsFor(5)
    expect(odds.completedByNext(3)).toBe(0)
    expect(odds.completedByNext(4)).toBeGreaterThan(0)
    expect(odds.completedByNext(20)).toBe(1)
  })

  test('stay probabilities on the largest grid', () => {
    const odds = lineOddsFor(15)
    for (let hits = 0; hits < 210; hits++) {
      expect(odds.completedByNext(hits)).toBeGreaterThanOrEqual(0)
      expect(odds.completedByNext(hits)).toBeLessThanOrEqual(1)
      expect(odds.hitsToGo(hits)).toBeGreaterThanOrEqual(1)
    }
  })
})

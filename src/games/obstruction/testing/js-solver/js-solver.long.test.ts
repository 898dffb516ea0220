import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyPosition } from '../../engine/solver/position.ts'
import type { Position } from '../../engine/solver/solver.ts'
import { images } from '../../engine/solver/symmetry.ts'
import { somePosition } from '../arbitrary.ts'
import { createBruteForce, reachable } from '../brute-force.ts'
import { createJsSolver } from './js-solver.ts'

describe('the winner of the empty board', { timeout: 60_000 }, () => {
  const FIRST_PLAYER_WINS = {
    '5x5': true,
    '5x6': true,
    '5x7': true,
    '5x8': false,
    '5x9': true,
    '5x10': true,
    '6x6': true,
    '6x7': true,
    '6x8': false,
    '6x9': true,
    '6x10': true,
    '7x7': true,
    '7x8': false,
    '7x9': true,
    '8x8': false,
  }
  const solver = createJsSolver()
  for (const [board, first] of Object.entries(FIRST_PLAYER_WINS)) {
    const [rows, cols] = board.split('x').map(Number) as [number, number]
    it(`[O6] ${board} is won by the ${first ? 'first' : 'second'} player, whichever way it lies`, () => {
      expect(solver.isWon(emptyPosition(rows, cols))).toBe(first)
      expect(solver.isWon(emptyPosition(cols, rows))).toBe(first)
    })
  }
})

describe('agreement with brute force', { timeout: 60_000 }, () => {
  it('holds for every position of 4x5', () => {
    const bruteForce = createBruteForce()
    const solver = createJsSolver({ tableMegabytes: 1 })
    for (const position of reachable(emptyPosition(4, 5))) {
      const nimber = bruteForce(position)
      expect(solver.nimber(position), position.open.join()).toBe(nimber)
      expect(solver.isWon(position), position.open.join()).toBe(nimber !== 0)
    }
  })

  it('holds for random positions of boards up to 6x6', () => {
    const bruteForce = createBruteForce()
    const solver = createJsSolver({ tableMegabytes: 1 })
    fc.assert(
      fc.property(somePosition({ sides: [5, 6], mostOpen: 24 }), position => {
        expect(solver.nimber(position)).toBe(bruteForce(position))
      }),
      { numRuns: 200 },
    )
  })

  it('holds for any set of cells, even if no game can reach it', () => {
    const bruteForce = createBruteForce()
    const cells = fc.uniqueArray(fc.nat(99), { maxLength: 16 })
    fc.assert(
      fc.property(cells, scattered => {
        const position = { rows: 10, cols: 10, open: scattered.sort((one, other) => one - other) }
        const solver = createJsSolver({ tableMegabytes: 1 })
        const won = solver.isWon(position)
        expect(solver.nimber(position)).toBe(bruteForce(position))
        expect(won).toBe(bruteForce(position) !== 0)
      }),
      { numRuns: 100 },
    )
  })
})

describe('the search', { timeout: 60_000 }, () => {
  it('gives a position and its images the same nimber', () => {
    fc.assert(
      fc.property(somePosition({ sides: [5, 10], mostOpen: 40 }), position => {
        const solver = createJsSolver({ tableMegabytes: 1 })
        const nimbers = images(position.rows, position.cols).map(image => {
          const open = position.open.map(image.to).sort((one, other) => one - other)
          return solver.nimber({ rows: image.rows, cols: image.cols, open })
        })
        expect(new Set(nimbers).size).toBe(1)
      }),
      { numRuns: 30 },
    )
  })

  it('visits no position again for an image of a solved one', () => {
    const solver = createJsSolver({ tableMegabytes: 1 })
    solver.isWon(emptyPosition(6, 7))
    const visited = solver.positions
    solver.isWon(emptyPosition(7, 6))
    expect(solver.positions).toBe(visited)
  })

  it('returns undefined at its position limit, and later continues from what it has proved', () => {
    const solver = createJsSolver({ tableMegabytes: 1 })
    expect(solver.isWon(emptyPosition(6, 8), { positions: 1000 })).toBeUndefined()
    expect(solver.positions).toBe(1000)
    expect(solver.isWon(emptyPosition(6, 8))).toBe(false)
  })

  it('ends when the progress callback returns false', () => {
    const reported: number[] = []
    const progress = (positions: number) => reported.push(positions) < 1
    const solver = createJsSolver({ tableMegabytes: 4 })
    expect(solver.isWon(emptyPosition(8, 8), { progress })).toBeUndefined()
    expect(reported).toEqual([16384])
  })

  it('is right even with a table that is far too small', () => {
    const solver = createJsSolver({ tableMegabytes: 1 / 64 })
    expect(solver.isWon(emptyPosition(7, 8))).toBe(false)
  })

  it('drops its proofs when cleared', () => {
    const solver = createJsSolver({ tableMegabytes: 1 })
    const board: Position = emptyPosition(6, 7)
    solver.isWon(board)
    const visited = solver.positions
    solver.forget()
    expect(solver.positions).toBe(0)
    solver.isWon(board)
    expect(solver.positions).toBe(visited)
  })
})

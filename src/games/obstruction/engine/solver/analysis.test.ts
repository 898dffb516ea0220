import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { somePosition } from '../../testing/arbitrary.ts'
import { createBruteForce, reachable } from '../../testing/brute-force.ts'
import { createJsSolver } from '../../testing/js-solver/js-solver.ts'
import { bestMove, winningMoves } from './analysis.ts'
import type { Book } from './book.ts'
import { afterMark, emptyPosition } from './position.ts'
import type { Position } from './solver.ts'

const bruteForce = createBruteForce()

function winningByForce(position: Position): number[] {
  return position.open.filter(cell => bruteForce(afterMark(position, cell)) === 0)
}

describe('winning moves', { timeout: 60_000 }, () => {
  it('are those that leave a nimber of 0, in every position of 4x5', () => {
    const solver = createJsSolver({ tableMegabytes: 1 })
    const wrong = reachable(emptyPosition(4, 5)).filter(position => {
      const { cells, complete } = winningMoves(position, solver)
      return (
        !complete || cells.toSorted((one, other) => one - other).join() !== winningByForce(position).join()
      )
    })
    expect(wrong).toEqual([])
  })

  it('are marked incomplete when the position limit is reached', () => {
    const { complete } = winningMoves(emptyPosition(8, 8), createJsSolver({ tableMegabytes: 1 }), {
      positions: 100,
    })
    expect(complete).toBe(false)
  })
})

describe('the best move', { timeout: 60_000 }, () => {
  it('wins if possible, otherwise leaves the fewest winning replies', () => {
    fc.assert(
      fc.property(somePosition({ sides: [5, 6], mostOpen: 20 }), position => {
        if (position.open.length === 0) return
        const choice = bestMove(position, createJsSolver({ tableMegabytes: 1 }))
        const replies = (cell: number) => winningByForce(afterMark(position, cell)).length
        const fewest = Math.min(...position.open.map(replies))
        expect(replies(choice.cell)).toBe(fewest)
        expect(choice.won).toBe(fewest === 0)
        expect(choice.found).toBe('search')
      }),
      { numRuns: 150 },
    )
  })

  it('is the same for a new solver', () => {
    fc.assert(
      fc.property(somePosition({ sides: [5, 8], mostOpen: 40 }), position => {
        if (position.open.length === 0) return
        const choose = () => bestMove(position, createJsSolver({ tableMegabytes: 1 }))
        expect(choose()).toEqual(choose())
      }),
      { numRuns: 20 },
    )
  })

  it('is marked as an estimate when the position limit is reached', () => {
    const choice = bestMove(emptyPosition(8, 8), createJsSolver({ tableMegabytes: 1 }), {
      limit: { positions: 50 },
    })
    expect(choice).toMatchObject({ won: undefined, found: 'estimate' })
  })

  it('comes from the book in either orientation of the board', () => {
    const book: Book = { board: '5x6', live: 0, won: { v1v1v1v1v1: 'c3' }, fewest: {}, lost: {} }
    const solver = createJsSolver({ tableMegabytes: 1 })
    expect(bestMove(emptyPosition(5, 6), solver, { book })).toEqual({ cell: 14, won: true, found: 'book' })
    expect(bestMove(emptyPosition(6, 5), solver, { book })).toEqual({ cell: 12, won: true, found: 'book' })
    expect(solver.positions).toBe(0)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { somePosition } from '../../testing/arbitrary.ts'
import { createBruteForce, reachable } from '../../testing/brute-force.ts'
import { bestMove, winningMoves } from './analysis.ts'
import type { Book } from './book.ts'
import { afterMark, emptyBoard } from './position.ts'
import type { Position } from './solver.ts'
import { createTwin } from './twin.ts'

const bruteForce = createBruteForce()

function winningByForce(position: Position): number[] {
  return position.open.filter(cell => bruteForce(afterMark(position, cell)) === 0)
}

describe('winning moves', { timeout: 60_000 }, () => {
  it('are those that leave nothing, on every position of 4x5', () => {
    const solver = createTwin({ tableMegabytes: 1 })
    for (const position of reachable(emptyBoard(4, 5))) {
      const { cells, complete } = winningMoves(position, solver)
      expect(complete).toBe(true)
      expect(cells.toSorted((one, other) => one - other)).toEqual(winningByForce(position))
    }
  })

  it('are marked incomplete when the positions run out', () => {
    const { complete } = winningMoves(emptyBoard(8, 8), createTwin({ tableMegabytes: 1 }), { positions: 100 })
    expect(complete).toBe(false)
  })
})

describe('the best move', { timeout: 60_000 }, () => {
  it('wins where that can be done, else leaves the fewest winning replies', () => {
    fc.assert(
      fc.property(somePosition({ sides: [5, 6], mostOpen: 20 }), position => {
        if (position.open.length === 0) return
        const choice = bestMove(position, createTwin({ tableMegabytes: 1 }))
        const replies = (cell: number) => winningByForce(afterMark(position, cell)).length
        const fewest = Math.min(...position.open.map(replies))
        expect(replies(choice.cell)).toBe(fewest)
        expect(choice.won).toBe(fewest === 0)
        expect(choice.found).toBe('search')
      }),
      { numRuns: 150 },
    )
  })

  it('is the same again for a fresh solver', () => {
    fc.assert(
      fc.property(somePosition({ sides: [5, 8], mostOpen: 40 }), position => {
        if (position.open.length === 0) return
        const choose = () => bestMove(position, createTwin({ tableMegabytes: 1 }))
        expect(choose()).toEqual(choose())
      }),
      { numRuns: 20 },
    )
  })

  it('says that it is an estimate when the positions run out', () => {
    const choice = bestMove(emptyBoard(8, 8), createTwin({ tableMegabytes: 1 }), { limit: { positions: 50 } })
    expect(choice).toMatchObject({ won: undefined, found: 'estimate' })
  })

  it('comes from the book, whichever way the board lies', () => {
    const book: Book = { board: '5x6', live: 0, won: { v1v1v1v1v1: 'c3' }, fewest: {}, lost: {} }
    const solver = createTwin({ tableMegabytes: 1 })
    expect(bestMove(emptyBoard(5, 6), solver, { book })).toEqual({ cell: 14, won: true, found: 'book' })
    expect(bestMove(emptyBoard(6, 5), solver, { book })).toEqual({ cell: 12, won: true, found: 'book' })
    expect(solver.positions).toBe(0)
  })
})

describe('perfect play', { timeout: 60_000 }, () => {
  const solver = createTwin()
  const perfect = (position: Position) => bestMove(position, solver).cell

  it('[O6] wins from the side that theory gives, against itself', () => {
    for (const [rows, cols] of [
      [5, 6],
      [5, 8],
      [6, 7],
      [6, 8],
      [7, 7],
      [7, 8],
    ] as const) {
      const first = solver.isWon(emptyBoard(rows, cols))
      expect(isFirstWinner(emptyBoard(rows, cols), perfect, perfect), `${rows}x${cols}`).toBe(first)
    }
  })

  it('[O6] never loses a won game against random moves', () => {
    fc.assert(
      fc.property(
        fc.constantFrom([6, 7], [6, 8], [7, 7]),
        fc.infiniteStream(fc.nat()),
        ([rows, cols], picks) => {
          const random = ({ open }: Position) => open[picks.next().value! % open.length]!
          const board = emptyBoard(rows!, cols!)
          if (solver.isWon(board)) expect(isFirstWinner(board, perfect, random)).toBe(true)
          else expect(isFirstWinner(board, random, perfect)).toBe(false)
        },
      ),
      { numRuns: 30 },
    )
  })
})

type Player = (position: Position) => number

function isFirstWinner(board: Position, first: Player, second: Player): boolean {
  let position = board
  let moves = 0
  for (; position.open.length > 0; moves++) {
    position = afterMark(position, (moves % 2 === 0 ? first : second)(position))
  }
  return moves % 2 === 1
}

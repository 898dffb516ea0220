import { describe, expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { bookOf, books } from './books.ts'
import { bestMove, winningMoves } from './solver/analysis.ts'
import { type Book, lookUp } from './solver/book.ts'
import { afterMark, emptyPosition } from './solver/position.ts'
import type { Position } from './solver/solver.ts'
import { canonicalKey, readKey } from './solver/symmetry.ts'
import { createWasmSolver } from './wasm-solver.ts'

describe('the opening books', { timeout: 60_000 }, () => {
  it('serve a board in either orientation, and exist only for boards that need one', () => {
    expect(bookOf(7, 10)).toBeDefined()
    expect(bookOf(10, 7)).toBe(bookOf(7, 10))
    expect(bookOf(6, 6)).toBeUndefined()
  })

  for (const book of books) {
    it(`of ${book.board} names open cells only`, () => {
      for (const position of entries(book, 'won', 'fewest', 'lost')) {
        expect(position.open).toContain(lookUp(book, position)!.cell)
      }
    })
  }

  for (const book of books) {
    it(`of ${book.board} answers every first move and every reply to a proved move that is too large to search`, () => {
      const answered = new Set(
        entries(book, 'won', 'fewest', 'lost').map(position => canonicalKey(position).key),
      )
      const [rows, cols] = book.board.split('x').map(Number) as [number, number]
      const toAnswer = allAfter(emptyPosition(rows, cols))
      for (const position of entries(book, 'won', 'fewest')) {
        toAnswer.push(...allAfter(afterMark(position, lookUp(book, position)!.cell)))
      }
      for (const position of toAnswer.filter(({ open }) => open.length > book.live)) {
        expect(answered, position.open.join()).toContain(canonicalKey(position).key)
      }
    })
  }

  for (const book of books) {
    it(`of ${book.board} names winning moves where it says so, in a sample`, async () => {
      const solver = await createWasmSolver({ tableMegabytes: 64 })
      const solvable = entries(book, 'won').filter(({ open }) => open.length <= 72)
      for (const position of sample(solvable, 8)) {
        const left = afterMark(position, lookUp(book, position)!.cell)
        expect(solver.isWon(left), position.open.join()).toBe(false)
      }
    })
  }

  for (const board of ['7x10', '8x8']) {
    it(`of ${board} leaves the fewest winning replies where it says so, in its smallest position`, async () => {
      const solver = await createWasmSolver({ tableMegabytes: 64 })
      const book = books.find(one => one.board === board)!
      const position = entries(book, 'fewest')[0]!
      const { won, found, replies } = bestMove(position, solver)
      expect({ won, found }).toEqual({ won: false, found: 'search' })
      const left = afterMark(position, lookUp(book, position)!.cell)
      expect(winningMoves(left, solver).cells, position.open.join()).toHaveLength(replies!)
    })
  }

  it('agree with theory about the empty board', async () => {
    for (const [board, won] of [
      ['7x10', true],
      ['8x9', false],
      ['8x10', false],
      ['9x9', true],
      ['8x8', false],
      ['9x10', false],
      ['10x10', false],
    ] as const) {
      const [rows, cols] = board.split('x').map(Number) as [number, number]
      const solver = await createWasmSolver({ tableMegabytes: 1 })
      expect(bestMove(emptyPosition(rows, cols), solver, { book: bookOf(rows, cols) }).won, board).toBe(won)
      expect(solver.positions).toBe(0)
    }
  })
})

function allAfter(position: Position): Position[] {
  return position.open.map(cell => afterMark(position, cell))
}

/** A sample of the positions, the same in every run. */
function sample(positions: readonly Position[], count: number): readonly Position[] {
  return randomFor('a sample of the books', 0).shuffled(positions).slice(0, count)
}

/** The positions of some sections, those with the fewest open cells first. */
function entries(book: Book, ...sections: ('won' | 'fewest' | 'lost')[]): Position[] {
  const [, cols] = book.board.split('x').map(Number) as [number, number]
  return sections
    .flatMap(section => Object.keys(book[section]))
    .map(key => readKey(key, cols))
    .sort((one, other) => one.open.length - other.open.length)
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createJsSolver } from '../../testing/js-solver/js-solver.ts'
import { bestMove } from './analysis.ts'
import { afterMark, emptyPosition } from './position.ts'
import type { Position } from './solver.ts'

describe('perfect play', () => {
  const solver = createJsSolver()
  const perfect = (position: Position) => bestMove(position, solver).cell

  it('[O6] against itself is won by the side that theory predicts', () => {
    for (const [rows, cols] of [
      [5, 6],
      [5, 8],
      [6, 7],
      [6, 8],
      [7, 7],
      [7, 8],
    ] as const) {
      const first = solver.isWon(emptyPosition(rows, cols))
      expect(isFirstWinner(emptyPosition(rows, cols), perfect, perfect), `${rows}x${cols}`).toBe(first)
    }
  })

  it('[O6] never loses a won game against random moves', () => {
    fc.assert(
      fc.property(
        fc.constantFrom([6, 7], [6, 8], [7, 7]),
        fc.infiniteStream(fc.nat()),
        ([rows, cols], picks) => {
          const random = ({ open }: Position) => open[picks.next().value! % open.length]!
          const board = emptyPosition(rows!, cols!)
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

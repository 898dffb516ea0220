import { writeCell } from '#kernel/grid.ts'
import { emptyBoard } from '../rules/board.ts'
import type { Size } from '../rules/types.ts'
import { PositionAnalyser } from './analyse-position.ts'
import type { Solver } from './solver/solver.ts'

/** The first moves that win on a board, proved for every cell. The books make the largest boards as quick as the others. */
export function provenFirstMoves(size: Size, solver: Solver): readonly string[] {
  const { moves } = new PositionAnalyser(solver).answer(
    { kind: 'position', board: emptyBoard(size), effort: Number.POSITIVE_INFINITY, counts: false },
    { report: () => {} },
  )
  if (moves.some(({ outcome }) => outcome === 'unknown')) throw new Error('Not every first move was proved.')
  return moves.filter(({ outcome }) => outcome === 'wins').map(({ cell }) => writeCell(cell))
}

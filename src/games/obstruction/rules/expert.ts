import type { Cell } from '#kernel/grid.ts'
import { openCells, withMark } from './board.ts'
import type { Position, Solver } from './solver/solver.ts'
import type { Board } from './types.ts'

/** What is known of the moves of a position. */
export interface Verdict {
  /** Whether the side to move wins with best play; undefined where that is not known. */
  readonly won: boolean | undefined
  readonly winning: readonly Cell[]
  /** Whether every winning cell is listed. */
  readonly complete: boolean
}

export interface Advice {
  readonly cell: Cell
  /** How the move was found: proved to win, proved lost whatever is played, or the best that could be seen. */
  readonly kind: 'win' | 'lost' | 'estimate'
}

/** Knows the worth of positions. Efforts are counts of positions looked at, so that answers replay. */
export interface Expert {
  /** The best move of an open position. */
  advise(board: Board): Advice
  judge(board: Board, effort: number): Verdict
}

export function positionOf(board: Board): Position {
  const cols = board[0]!.length
  return { rows: board.length, cols, open: openCells(board).map(({ row, column }) => row * cols + column) }
}

export function cellAt(index: number, cols: number): Cell {
  return { row: Math.floor(index / cols), column: index % cols }
}

/** An expert who counts positions out with a solver. */
export function createExpert(solver: Solver): Expert {
  function judge(board: Board, effort: number): Verdict {
    const position = positionOf(board)
    const start = solver.positions
    const winning: Cell[] = []
    let complete = true
    for (const cell of openCells(board)) {
      const left = effort - (solver.positions - start)
      const lost =
        left > 0 ? solver.isWon(positionOf(withMark(board, cell, 'X')), { positions: left }) : undefined
      if (lost === undefined) complete = false
      else if (!lost) winning.push(cell)
    }
    const won = winning.length > 0 ? true : complete ? false : solver.isWon(position, { positions: effort })
    return { won, winning, complete }
  }
  function advise(board: Board): Advice {
    const verdict = judge(board, 1_000_000)
    const cell = verdict.winning[0] ?? openCells(board)[0]!
    return { cell, kind: verdict.won ? 'win' : verdict.complete ? 'lost' : 'estimate' }
  }
  return { judge, advise }
}

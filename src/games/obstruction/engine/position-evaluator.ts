import type { Cell } from '#kernel/grid.ts'
import { openCells } from '../rules/board.ts'
import type { Board } from '../rules/types.ts'
import { bestMove, winningMoves } from './solver/analysis.ts'
import { type Book, lookUp } from './solver/book.ts'
import type { Limit, Position, Solver } from './solver/solver.ts'

/** The maximum of visited positions to find out who wins: a few seconds at worst, usually none. */
const DECISION_EFFORT = 1_000_000

/** The maximum of visited positions to count the replies in a lost position: about a second. */
const COUNTING_EFFORT = 200_000

export interface Evaluation {
  /** Whether the side to move wins with best play; undefined if unknown. */
  readonly won: boolean | undefined
  readonly winning: readonly Cell[]
  /** Whether every winning cell is listed. */
  readonly complete: boolean
}

export interface Advice {
  readonly cell: Cell
  /**
   * `win` is proved to win. `lost` leaves the fewest winning replies in a lost position; `lost-estimate` is a guess at
   * such a move. `estimate` is a guess in a position that was not decided.
   */
  readonly kind: 'win' | 'lost' | 'lost-estimate' | 'estimate'
}

/** Evaluates positions. Effort is a count of visited positions, not a time, so that answers are reproducible. */
export interface PositionEvaluator {
  /** The best move of an open position. */
  advise(board: Board): Advice
  evaluate(board: Board, effort: number): Evaluation
}

export function positionOf(board: Board): Position {
  const cols = board[0]!.length
  return { rows: board.length, cols, open: openCells(board).map(({ row, column }) => row * cols + column) }
}

export function cellAt(index: number, cols: number): Cell {
  return { row: Math.floor(index / cols), column: index % cols }
}

export interface PositionEvaluatorOptions {
  readonly solver: Solver
  /** The opening book of a board, if it has one. */
  bookOf?(rows: number, cols: number): Book | undefined
  /** Called periodically with the number of visited positions; false ends the search with a partial result. */
  onProgress?(positions: number): boolean
}

/** Solves positions, and looks up the openings of large boards in their book. */
export function createPositionEvaluator({
  solver,
  bookOf = () => undefined,
  onProgress = () => true,
}: PositionEvaluatorOptions): PositionEvaluator {
  /** Makes limits that report their progress from here on. */
  function startCounting(): (effort: number) => Limit {
    const before = solver.positions
    const progress = (positions: number) => onProgress(positions - before)
    return positions => ({ positions, progress })
  }

  return {
    advise(board) {
      const position = positionOf(board)
      const limited = startCounting()
      const book = bookOf(position.rows, position.cols)
      const { cell, won, found } = bestMove(position, solver, {
        book,
        limit: limited(DECISION_EFFORT),
        counting: limited(COUNTING_EFFORT),
      })
      return { cell: cellAt(cell, position.cols), kind: adviceKind(won, found === 'estimate') }
    },
    evaluate(board, effort) {
      const position = positionOf(board)
      const book = bookOf(position.rows, position.cols)
      const entry = book && lookUp(book, position)
      if (entry && entry.verdict !== 'won') return { won: false, winning: [], complete: true }
      const limited = startCounting()
      const { cells, complete } = winningMoves(position, solver, limited(effort))
      const winning = !entry || cells.includes(entry.cell) ? cells : [entry.cell, ...cells]
      const won = winning.length > 0 ? true : complete ? false : solver.isWon(position, limited(effort))
      return { won, winning: winning.map(cell => cellAt(cell, position.cols)), complete }
    },
  }
}

function adviceKind(won: boolean | undefined, estimated: boolean): Advice['kind'] {
  if (won === undefined) return 'estimate'
  if (won) return estimated ? 'estimate' : 'win'
  return estimated ? 'lost-estimate' : 'lost'
}

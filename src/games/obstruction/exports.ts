/** The package `quincunx/obstruction`: the rules, and the value of any position. */
import { writeCell } from '#kernel/grid.ts'
import { accept, type Result, rejectWith } from '#kernel/result.ts'
import { loadEngine } from './engine/engine.ts'
import { positionOf } from './engine/position-evaluator.ts'
import { at, emptyBoard, withMark } from './rules/board.ts'
import { notation } from './rules/notation.ts'
import { type Board, MAX_SIDE, MIN_SIDE } from './rules/types.ts'

export { rules } from './rules/rules.ts'
export type { Board, ObstructionTypes } from './rules/types.ts'

export interface PositionRequest {
  /** From 5 to 10. */
  readonly rows: number
  readonly cols: number
  /** The marks so far, X first, such as `['c3', 'e5']`. */
  readonly moves?: readonly string[]
  /** The maximum number of positions visited. */
  readonly limit?: number
}

export interface PositionValue {
  /** One text per row: `X`, `O`, `.` for an open cell, `#` for a blocked one. */
  readonly board: Board
  readonly toMove: 'X' | 'O'
  /** For the player to move, with best play on both sides. */
  readonly outcome: 'win' | 'loss' | 'unknown'
  /** The Grundy number; undefined if the limit was reached. */
  readonly nimber: number | undefined
  readonly winningMoves: readonly string[]
  /** Whether every winning move is listed. */
  readonly complete: boolean
}

type Refusals = {
  /** Rows and columns are whole numbers from 5 to 10. */
  'size-out-of-range': { rows: number; cols: number }
  'move-not-possible': { move: string; number: number }
}

const reject = rejectWith<Refusals>()

export interface ObstructionSolver {
  evaluate(position: PositionRequest): Result<PositionValue, Refusals>
}

const DEFAULT_LIMIT = 20_000_000
/** Nimbers take longer than outcomes. */
const NIMBER_LIMIT = 500_000

/** Loads the compiled solver with its opening books. It takes 64 MB and serves any number of positions. */
export async function loadSolver(): Promise<ObstructionSolver> {
  const { solver, evaluator } = await loadEngine(() => {})
  return {
    evaluate({ rows, cols, moves = [], limit = DEFAULT_LIMIT }) {
      const placed = placeMarks(rows, cols, moves)
      if (!placed.ok) return placed
      const board = placed.value
      const { won, winning, complete } = evaluator.evaluate(board, limit)
      const nimber = solver.nimber(positionOf(board), { positions: Math.min(limit, NIMBER_LIMIT) })
      const isWon = won ?? (nimber === undefined ? undefined : nimber !== 0)
      return accept({
        board,
        toMove: moves.length % 2 === 0 ? 'X' : 'O',
        outcome: isWon === undefined ? 'unknown' : isWon ? 'win' : 'loss',
        nimber,
        winningMoves: winning.map(writeCell),
        complete,
      })
    },
  }
}

function placeMarks(rows: number, cols: number, moves: readonly string[]): Result<Board, Refusals> {
  const isSide = (side: number) => Number.isInteger(side) && side >= MIN_SIDE && side <= MAX_SIDE
  if (!isSide(rows) || !isSide(cols)) return reject('size-out-of-range', { rows, cols })
  let board = emptyBoard({ rows, cols })
  for (const [index, move] of moves.entries()) {
    const read = notation.read(move)
    const cell = read.ok && read.value.kind === 'mark' ? read.value.cell : undefined
    if (!cell || at(board, cell) !== '.') return reject('move-not-possible', { move, number: index + 1 })
    board = withMark(board, cell, index % 2 === 0 ? 'X' : 'O')
  }
  return accept(board)
}

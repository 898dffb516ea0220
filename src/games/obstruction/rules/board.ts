import type { Cell } from '#kernel/grid.ts'
import { neighbours } from '#kernel/grid.ts'
import type { Board, Mark, Size } from './types.ts'

export function emptyBoard({ rows, cols }: Size): Board {
  return Array.from({ length: rows }, () => '.'.repeat(cols))
}

/** What is on a cell; undefined outside the board. */
export function at(board: Board, cell: Cell): string | undefined {
  return board[cell.row]?.[cell.column]
}

/** The open cells that a mark here would block. */
export function blockedBy(board: Board, cell: Cell): readonly Cell[] {
  return neighbours(cell, board.length, board[0]!.length).filter(one => at(board, one) === '.')
}

export function withMark(board: Board, cell: Cell, mark: Mark): Board {
  const next = [...board]
  for (let row = Math.max(0, cell.row - 1); row <= Math.min(board.length - 1, cell.row + 1); row++)
    next[row] = blockedAround(board[row]!, cell.column, row === cell.row ? mark : undefined)
  return next
}

/** A line with its open cells up to one from this column blocked, and a mark there if one is given. */
function blockedAround(line: string, column: number, mark?: Mark): string {
  const from = Math.max(0, column - 1)
  const around = line.slice(from, column + 2).replaceAll('.', '#')
  const marked = mark ? around.slice(0, column - from) + mark + around.slice(column - from + 1) : around
  return line.slice(0, from) + marked + line.slice(column + 2)
}

export function openCells(board: Board): readonly Cell[] {
  return board.flatMap((line, row) =>
    [...line].flatMap((content, column) => (content === '.' ? [{ row, column }] : [])),
  )
}

/** The marks standing beside a cell: why a blocked cell is blocked. */
export function marksAround(board: Board, cell: Cell): readonly Cell[] {
  return neighbours(cell, board.length, board[0]!.length).filter(one => 'XO'.includes(at(board, one)!))
}

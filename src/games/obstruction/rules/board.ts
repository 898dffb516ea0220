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
  const lines = board.map(line => [...line])
  for (const { row, column } of blockedBy(board, cell)) lines[row]![column] = '#'
  lines[cell.row]![cell.column] = mark
  return lines.map(line => line.join(''))
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

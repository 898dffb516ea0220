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
  const { row, column } = cell
  return board.map((line, number) => {
    if (Math.abs(number - row) > 1) return line
    const left = Math.max(0, column - 1)
    const around = line.slice(left, column + 2).replaceAll('.', '#')
    const blocked = line.slice(0, left) + around + line.slice(column + 2)
    return number === row ? blocked.slice(0, column) + mark + blocked.slice(column + 1) : blocked
  })
}

export function openCells(board: Board): readonly Cell[] {
  return board.flatMap((line, row) =>
    [...line].flatMap((content, column) => (content === '.' ? [{ row, column }] : [])),
  )
}

/** Whether any cell is open; asked at every turn, and much faster than to list them. */
export function hasOpenCell(board: Board): boolean {
  return board.some(line => line.includes('.'))
}

const OPEN = '.'.charCodeAt(0)

export function countOpen(board: Board): number {
  let open = 0
  for (const line of board)
    for (let column = 0; column < line.length; column++) if (line.charCodeAt(column) === OPEN) open++
  return open
}

/** The marks standing beside a cell: why a blocked cell is blocked. */
export function marksAround(board: Board, cell: Cell): readonly Cell[] {
  return neighbours(cell, board.length, board[0]!.length).filter(one => 'XO'.includes(at(board, one)!))
}

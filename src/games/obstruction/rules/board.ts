import type { Cell } from '#kernel/grid.ts'
import { neighbours } from '#kernel/grid.ts'
import type { Board, Mark, Size } from './types.ts'

export function emptyBoard({ rows, cols }: Size): Board {
  return Array.from({ length: rows }, () => '.'.repeat(cols))
}

/** The character of a cell; undefined outside the board. */
export function at(board: Board, cell: Cell): string | undefined {
  return board[cell.row]?.[cell.column]
}

/** The open cells that a mark here would block. */
export function blockedBy(board: Board, cell: Cell): readonly Cell[] {
  return neighbours(cell, board.length, board[0]!.length).filter(one => at(board, one) === '.')
}

/** The number of open cells among a cell and those around it. */
export function openAround(board: Board, { row, column }: Cell): number {
  let count = 0
  for (let line = Math.max(0, row - 1); line <= Math.min(board.length - 1, row + 1); line++)
    for (let place = column - 1; place <= column + 1; place++) if (board[line]![place] === '.') count++
  return count
}

export function withMark(board: Board, cell: Cell, mark: Mark): Board {
  const next = [...board]
  for (let row = Math.max(0, cell.row - 1); row <= Math.min(board.length - 1, cell.row + 1); row++)
    next[row] = blockedAround(board[row]!, cell.column, row === cell.row ? mark : undefined)
  return next
}

/** A row in which the open cells from the column before to the column after are blocked, with a mark if one is given. */
function blockedAround(line: string, column: number, mark?: Mark): string {
  const from = Math.max(0, column - 1)
  const to = Math.min(line.length, column + 2)
  let around = ''
  for (let place = from; place < to; place++) {
    const blocked = line[place] === '.' ? '#' : line[place]!
    around += mark && place === column ? mark : blocked
  }
  return line.slice(0, from) + around + line.slice(to)
}

export function openCells(board: Board): readonly Cell[] {
  return board.flatMap((line, row) =>
    [...line].flatMap((content, column) => (content === '.' ? [{ row, column }] : [])),
  )
}

/** The marks beside a cell, which block it. */
export function marksAround(board: Board, cell: Cell): readonly Cell[] {
  return neighbours(cell, board.length, board[0]!.length).filter(one => 'XO'.includes(at(board, one)!))
}

import type { Cell } from '#kernel/grid.ts'
import { type Board, type Direction, SIDE } from './types.ts'

export function emptyBoard(): Board {
  return Array.from({ length: SIDE }, () => Array<null>(SIDE).fill(null))
}

/** The letter on a cell; null for an empty cell and outside the board. */
export function letterAt(board: Board, { row, column }: Cell): string | null {
  return board[row]?.[column] ?? null
}

export function isOnBoard({ row, column }: Cell): boolean {
  return row >= 0 && row < SIDE && column >= 0 && column < SIDE
}

export function isEmptyBoard(board: Board): boolean {
  return board.every(row => row.every(letter => letter === null))
}

/** The cell this many steps further in a direction. */
export function stepCell({ row, column }: Cell, direction: Direction, count: number): Cell {
  return direction === 'across' ? { row, column: column + count } : { row: row + count, column }
}

export function otherDirection(direction: Direction): Direction {
  return direction === 'across' ? 'down' : 'across'
}

export function withLetter(board: Board, { row, column }: Cell, letter: string | null): Board {
  return board.with(row, board[row]!.with(column, letter))
}

/** The cells of the longest run of letters through a cell. */
export function runThrough(board: Board, cell: Cell, direction: Direction): readonly Cell[] {
  let first = cell
  while (letterAt(board, stepCell(first, direction, -1)) !== null) first = stepCell(first, direction, -1)
  const cells: Cell[] = []
  for (let at = first; letterAt(board, at) !== null; at = stepCell(at, direction, 1)) cells.push(at)
  return cells
}

/** Whether a cell shares a side with a letter. */
export function isBesideLetter(board: Board, cell: Cell): boolean {
  return (['across', 'down'] as const).some(direction =>
    [-1, 1].some(count => letterAt(board, stepCell(cell, direction, count)) !== null),
  )
}

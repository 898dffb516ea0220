import type { Cell } from '#kernel/grid.ts'

export const CURSOR_STEPS = ['up', 'down', 'left', 'right', 'home', 'end', 'top', 'bottom'] as const
export type CursorStep = (typeof CURSOR_STEPS)[number]

export interface CellRange {
  readonly first: Cell
  readonly last: Cell
}

export function boardRange(rows: number, cols: number): CellRange {
  return { first: { row: 0, column: 0 }, last: { row: rows - 1, column: cols - 1 } }
}

/** The cell one step on, clamped to the board. */
export function moveCursor({ row, column }: Cell, step: CursorStep, range: CellRange): Cell {
  switch (step) {
    case 'up':
      return clampToRange({ row: row - 1, column }, range)
    case 'down':
      return clampToRange({ row: row + 1, column }, range)
    case 'left':
      return clampToRange({ row, column: column - 1 }, range)
    case 'right':
      return clampToRange({ row, column: column + 1 }, range)
    case 'home':
      return clampToRange({ row, column: range.first.column }, range)
    case 'end':
      return clampToRange({ row, column: range.last.column }, range)
    case 'top':
      return clampToRange({ row: range.first.row, column }, range)
    case 'bottom':
      return clampToRange({ row: range.last.row, column }, range)
  }
}

export function clampToRange({ row, column }: Cell, { first, last }: CellRange): Cell {
  return {
    row: Math.min(Math.max(row, first.row), last.row),
    column: Math.min(Math.max(column, first.column), last.column),
  }
}

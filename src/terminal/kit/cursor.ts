import type { Cell } from '#kernel/grid.ts'

export const STEPS = ['up', 'down', 'left', 'right', 'home', 'end', 'top', 'bottom'] as const
export type Step = (typeof STEPS)[number]

export interface Range {
  readonly first: Cell
  readonly last: Cell
}

export function boardRange(rows: number, cols: number): Range {
  return { first: { row: 0, column: 0 }, last: { row: rows - 1, column: cols - 1 } }
}

/** The cell one step on, kept within the range. */
export function stepped({ row, column }: Cell, step: Step, range: Range): Cell {
  switch (step) {
    case 'up':
      return within({ row: row - 1, column }, range)
    case 'down':
      return within({ row: row + 1, column }, range)
    case 'left':
      return within({ row, column: column - 1 }, range)
    case 'right':
      return within({ row, column: column + 1 }, range)
    case 'home':
      return within({ row, column: range.first.column }, range)
    case 'end':
      return within({ row, column: range.last.column }, range)
    case 'top':
      return within({ row: range.first.row, column }, range)
    case 'bottom':
      return within({ row: range.last.row, column }, range)
  }
}

export function within({ row, column }: Cell, { first, last }: Range): Cell {
  return {
    row: Math.min(Math.max(row, first.row), last.row),
    column: Math.min(Math.max(column, first.column), last.column),
  }
}

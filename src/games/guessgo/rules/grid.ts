import { type Cell, neighbours } from '#kernel/grid.ts'
import type { Call, Grid, Terms } from './types.ts'

export function emptyGrid(size: number): Grid {
  return Array.from({ length: size * size }, () => null)
}

export function indexOfCell(cell: Cell, size: number): number {
  return cell.row * size + cell.column
}

export function cellAtIndex(place: number, size: number): Cell {
  return { row: Math.floor(place / size), column: place % size }
}

export function isOnGrid({ row, column }: Cell, size: number): boolean {
  return row >= 0 && row < size && column >= 0 && column < size
}

/** The places beside a place: those that share a side, or all eight around it. */
export function adjacentIndexes(
  place: number,
  { size, adjacent }: Pick<Terms, 'size' | 'adjacent'>,
): readonly number[] {
  const cell = cellAtIndex(place, size)
  return neighbours(cell, size, size)
    .filter(({ row, column }) => adjacent === 8 || row === cell.row || column === cell.column)
    .map(one => indexOfCell(one, size))
}

/** The row and the column through a place. */
export function linesThrough(place: number, size: number): readonly (readonly number[])[] {
  const { row, column } = cellAtIndex(place, size)
  const steps = Array.from({ length: size }, (_, step) => step)
  return [steps.map(step => row * size + step), steps.map(step => step * size + column)]
}

/** The words that were called and hit. */
export function crossedOutWords(calls: readonly Call[]): ReadonlySet<string> {
  return new Set(calls.filter(({ hit }) => hit).map(({ word }) => word))
}

import type { Position } from '../../engine/solver/solver.ts'

/** Ten rows of ten bits, the widest board there is; bit `col` of `rows[row]` is an open cell. */
export type Rows = readonly number[]

export const SIDE = 10
const FULL = (1 << SIDE) - 1

export function emptyRows(): number[] {
  return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
}

export function toRows(position: Position): Rows {
  const rows = emptyRows()
  for (const cell of position.open) rows[Math.floor(cell / position.cols)]! |= 1 << (cell % position.cols)
  return rows
}

/** The cells that stay open after a mark on (row, col). */
export function rowsAfterMark(rows: Rows, row: number, col: number): number[] {
  const left = rows.slice()
  const kept = FULL & ~(col === 0 ? 3 : 7 << (col - 1))
  if (row > 0) left[row - 1]! &= kept
  left[row]! &= kept
  if (row < SIDE - 1) left[row + 1]! &= kept
  return left
}

/** The bits of a row and those beside them. */
export function spread(row: number): number {
  return row | (row << 1) | (row >> 1)
}

export function countBits(row: number): number {
  let bits = row - ((row >> 1) & 0x5555)
  bits = (bits & 0x3333) + ((bits >> 2) & 0x3333)
  bits = (bits + (bits >> 4)) & 0x0f0f
  return (bits + (bits >> 8)) & 0x1f
}

export function countCells(rows: Rows): number {
  let cells = 0
  for (let row = 0; row < SIDE; row++) cells += countBits(rows[row]!)
  return cells
}

/** How many pairs of cells touch. */
export function countTouches(rows: Rows): number {
  let touches = 0
  for (let row = 0; row < SIDE; row++) {
    const here = rows[row]!
    touches += countBits(here & (here >> 1))
    if (here === 0 || row === SIDE - 1) continue
    const below = rows[row + 1]!
    touches += countBits(here & below) + countBits(here & (below >> 1)) + countBits(here & (below << 1))
  }
  return touches
}

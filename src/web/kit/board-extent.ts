import type { Cell } from '#kernel/grid.ts'
import type { BoardShape } from './grid-keys.ts'

/** The extent of a board on the page, in cells. */
export interface Extent {
  readonly left: number
  readonly across: number
  readonly down: number
  readonly columns: number
}

/** From one row of hexagons to the next, and the height of one, in widths. */
const ROW_STEP = Math.sqrt(3) / 2
const HEIGHT = 2 / Math.sqrt(3)

export function extentOf(plan: BoardShape): Extent {
  const { lattice, rows } = plan
  const columns = Math.max(...rows.map(row => row.at(-1)!)) + 1
  if (lattice === 'square') return { left: 0, across: columns, down: rows.length, columns }
  const left = Math.min(...rows.map((row, index) => horizontalOffset(plan, index, row[0]!)))
  const right = Math.max(...rows.map((row, index) => horizontalOffset(plan, index, row.at(-1)!)))
  return { left, across: right - left + 1, down: (rows.length - 1) * ROW_STEP + HEIGHT, columns }
}

/** How far to the right a cell stands, before the board's own edge is taken off. */
export function horizontalOffset({ lattice }: BoardShape, row: number, column: number): number {
  return lattice === 'hexagon' ? column + row / 2 : column
}

/** The last cell of each column, where its letter is written on a hexagon. */
export function lastCellsOfColumns({ rows }: BoardShape, columns: number): readonly Cell[] {
  return Array.from({ length: columns }, (_, column) => ({
    column,
    row: rows.findLastIndex(row => row.includes(column)),
  })).filter(({ row }) => row >= 0)
}

export function middleCell({ rows }: BoardShape): Cell {
  const row = Math.floor((rows.length - 1) / 2)
  const columns = rows[row]!
  return { row, column: columns[Math.floor((columns.length - 1) / 2)]! }
}

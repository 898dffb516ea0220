import type { Shape } from '../../rules/puzzle.ts'

/** Which places of a rectangle of rows and columns hold a cell. */
export interface Grid {
  readonly shape: Shape
  readonly rows: number
  readonly cols: number
  readonly cellCount: number
  /** The cell at row * cols + column, or -1. */
  readonly cells: Int16Array
  readonly rowOf: Uint8Array
  readonly columnOf: Uint8Array
  /** The cell at a place; -1 where there is none, also outside the rectangle. */
  at(row: number, column: number): number
}

export function gridOf(
  shape: Shape,
  rows: number,
  cols: number,
  isCell: (row: number, column: number) => boolean,
): Grid {
  const cells = new Int16Array(rows * cols).fill(-1)
  const rowOf: number[] = []
  const columnOf: number[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < cols; column++)
      if (isCell(row, column)) {
        cells[row * cols + column] = rowOf.length
        rowOf.push(row)
        columnOf.push(column)
      }
  return {
    shape,
    rows,
    cols,
    cellCount: rowOf.length,
    cells,
    rowOf: Uint8Array.from(rowOf),
    columnOf: Uint8Array.from(columnOf),
    at: (row, column) =>
      row < 0 || column < 0 || row >= rows || column >= cols ? -1 : cells[row * cols + column]!,
  }
}

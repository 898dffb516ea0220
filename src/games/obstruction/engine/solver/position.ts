import type { Position } from './solver.ts'

export function emptyPosition(rows: number, cols: number): Position {
  return { rows, cols, open: Array.from({ length: rows * cols }, (_, cell) => cell) }
}

/** The position after a mark on `cell`, which shades its neighbours. */
export function afterMark(position: Position, cell: number): Position {
  const { cols } = position
  return { ...position, open: position.open.filter(other => !touches(cell, other, cols)) }
}

function touches(cell: number, other: number, cols: number): boolean {
  return (
    Math.abs(rowOf(cell, cols) - rowOf(other, cols)) <= 1 && Math.abs((cell % cols) - (other % cols)) <= 1
  )
}

function rowOf(cell: number, cols: number): number {
  return Math.floor(cell / cols)
}

/** The open cells from the middle of the board outwards. The order is fixed, so that answers are reproducible. */
export function centreFirst({ rows, cols, open }: Position): number[] {
  const fromCentre = (cell: number) =>
    (2 * rowOf(cell, cols) - rows + 1) ** 2 + (2 * (cell % cols) - cols + 1) ** 2
  return open.toSorted((one, other) => fromCentre(one) - fromCentre(other) || one - other)
}

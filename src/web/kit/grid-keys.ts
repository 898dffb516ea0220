import type { Cell } from '#kernel/grid.ts'

/** The columns of each row, so that boards need not be rectangles. */
export type Shape = readonly { readonly first: number; readonly last: number }[]

export interface Press {
  readonly key: string
  readonly ctrl: boolean
}

/** Where a key moves the focus on a board; undefined for a key that moves nothing. */
export function stepOnBoard(press: Press, at: Cell, shape: Shape): Cell | undefined {
  const bottom = shape.length - 1
  const row = shape[at.row]!
  switch (press.key) {
    case 'ArrowLeft':
      return within(shape, at.row, at.column - 1)
    case 'ArrowRight':
      return within(shape, at.row, at.column + 1)
    case 'ArrowUp':
      return within(shape, at.row - 1, at.column)
    case 'ArrowDown':
      return within(shape, at.row + 1, at.column)
    case 'Home':
      return press.ctrl ? { row: 0, column: shape[0]!.first } : { row: at.row, column: row.first }
    case 'End':
      return press.ctrl ? { row: bottom, column: shape[bottom]!.last } : { row: at.row, column: row.last }
    case 'PageUp':
      return within(shape, 0, at.column)
    case 'PageDown':
      return within(shape, bottom, at.column)
    default:
      return undefined
  }
}

/** The nearest cell that the board has. */
export function within(shape: Shape, row: number, column: number): Cell {
  const inside = Math.min(Math.max(row, 0), shape.length - 1)
  const { first, last } = shape[inside]!
  return { row: inside, column: Math.min(Math.max(column, first), last) }
}

import type { Room } from '../kit/grid.ts'
import { type Block, widthOf } from '../kit/spans.ts'

/** Where the board stands: with a column beside it, above the rest, or nowhere because the window is too small. */
export type BoardLayout =
  | {
      readonly kind: 'beside' | 'above'
      readonly board: Block
      /** The room for what stands beside or below. */
      readonly columns: number
      readonly rows: number
    }
  | NoLayout

interface NoLayout {
  readonly kind: 'none'
  readonly needed: Room
}

/** The board is part of a picture that has all in it. */
export type WholeLayout = { readonly kind: 'whole'; readonly board: Block } | NoLayout

/** The column beside the board, and the least that stands below one where the window is narrow. */
const SIDE_COLUMNS = 30
export const GAP_COLUMNS = 3
const BELOW_ROWS = 4
/** Title, a blank, the line below the board, the hints; and a space at either side. */
const AROUND = { rows: 4, columns: 2 }
const LEAST_COLUMNS = 40

export function layOut(room: Room, draw: (room: Room) => Block): BoardLayout {
  const columns = room.columns - AROUND.columns
  const rows = room.rows - AROUND.rows
  const beside = drawnWithin({ columns: columns - SIDE_COLUMNS, rows }, draw)
  if (beside) return { kind: 'beside', board: beside, columns: columns - widthOf(beside) - GAP_COLUMNS, rows }
  const below = { columns, rows: rows - BELOW_ROWS }
  const above = drawnWithin(below, draw) ?? drawnWithin({ ...below, scrolls: true }, draw)
  if (above && room.columns >= LEAST_COLUMNS)
    return { kind: 'above', board: above, columns, rows: rows - above.length }
  const smallest = draw({ columns: 0, rows: 0, scrolls: true })
  return {
    kind: 'none',
    needed: {
      columns: Math.max(LEAST_COLUMNS, widthOf(smallest) + AROUND.columns),
      rows: smallest.length + BELOW_ROWS + AROUND.rows,
    },
  }
}

/** For a picture that finds a place for everything itself. */
export function layOutWhole(room: Room, draw: (room: Room) => Block): WholeLayout {
  const board = drawnWithin({ columns: room.columns - AROUND.columns, rows: room.rows - AROUND.rows }, draw)
  if (board) return { kind: 'whole', board }
  const smallest = draw({ columns: 0, rows: 0 })
  return {
    kind: 'none',
    needed: { columns: widthOf(smallest) + AROUND.columns, rows: smallest.length + AROUND.rows },
  }
}

function drawnWithin(room: Room, draw: (room: Room) => Block): Block | undefined {
  const board = draw(room)
  return widthOf(board) <= room.columns && board.length <= room.rows ? board : undefined
}

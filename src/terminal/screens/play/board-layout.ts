import type { ScreenSize } from '../../kit/grid.ts'
import { type Block, blockWidth } from '../../kit/styled-text.ts'

/** The place of the board: with a column beside it, above the rest, or nowhere in a window that is too small. */
export type BoardLayout =
  | {
      readonly kind: 'beside' | 'above'
      readonly board: Block
      /** The room beside or below the board. */
      readonly columns: number
      readonly rows: number
    }
  | NoLayout

interface NoLayout {
  readonly kind: 'none'
  readonly neededSize: ScreenSize
}

/** The layout of a face that draws the full screen. */
export type FullScreenLayout = { readonly kind: 'whole'; readonly board: Block } | NoLayout

/** The column beside the board, and the least rows below it in a narrow window. */
const SIDE_COLUMNS = 30
export const GAP_COLUMNS = 3
const MIN_ROWS_BELOW = 4
/** The title, a blank row, the entry line and the hints; and a space on either side. */
const AROUND = { rows: 4, columns: 2 }
const MIN_COLUMNS = 40

export function layOut(room: ScreenSize, draw: (room: ScreenSize) => Block): BoardLayout {
  const columns = room.columns - AROUND.columns
  const rows = room.rows - AROUND.rows
  const beside = drawIfFits({ columns: columns - SIDE_COLUMNS, rows }, draw)
  if (beside)
    return { kind: 'beside', board: beside, columns: columns - blockWidth(beside) - GAP_COLUMNS, rows }
  const below = { columns, rows: rows - MIN_ROWS_BELOW }
  const above = drawIfFits(below, draw) ?? drawIfFits({ ...below, canScroll: true }, draw)
  if (above && room.columns >= MIN_COLUMNS)
    return { kind: 'above', board: above, columns, rows: rows - above.length }
  const smallest = draw({ columns: 0, rows: 0, canScroll: true })
  return {
    kind: 'none',
    neededSize: {
      columns: Math.max(MIN_COLUMNS, blockWidth(smallest) + AROUND.columns),
      rows: smallest.length + MIN_ROWS_BELOW + AROUND.rows,
    },
  }
}

/** For a face that draws the full screen. */
export function layOutFullScreen(room: ScreenSize, draw: (room: ScreenSize) => Block): FullScreenLayout {
  const board = drawIfFits({ columns: room.columns - AROUND.columns, rows: room.rows - AROUND.rows }, draw)
  if (board) return { kind: 'whole', board }
  const smallest = draw({ columns: 0, rows: 0 })
  return {
    kind: 'none',
    neededSize: { columns: blockWidth(smallest) + AROUND.columns, rows: smallest.length + AROUND.rows },
  }
}

function drawIfFits(room: ScreenSize, draw: (room: ScreenSize) => Block): Block | undefined {
  const board = draw(room)
  return blockWidth(board) <= room.columns && board.length <= room.rows ? board : undefined
}

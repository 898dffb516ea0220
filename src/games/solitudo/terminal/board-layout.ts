import type { Cell } from '#kernel/grid.ts'
import type { ScreenSize } from '#terminal/kit/grid.ts'
import { cachedTopologyOf } from '../rules/board.ts'
import type { View } from '../rules/types.ts'
import type { Extent } from './canvas.ts'

/** Ruled or airy where there is room, then close, then with the symbol of a mark before the number only. */
export const DENSITIES = ['roomy', 'close', 'tight'] as const
export type Density = (typeof DENSITIES)[number]

/** How much room a board takes, and where its cells stand in it. */
export interface BoardLayout {
  readonly density: Density
  readonly isRuled: boolean
  readonly digits: number
  /** From one cell to the next in its row. */
  readonly pitch: number
  readonly width: number
  readonly height: number
  column(cell: Cell): number
  line(cell: Cell): number
}

/** For the numbers of the rows; on a hexagon the letters of slanted columns reach into what comes after it. */
export const MARGIN = 3
const SLANT = 2

export function boardLayoutOf({ puzzle }: View, density: Density): BoardLayout {
  const { rows, numbers, cells } = cachedTopologyOf(puzzle)
  const isHexagon = puzzle.shape === 'hexagon'
  const isRuled = density === 'roomy' && !isHexagon
  const digits = `${Math.max(1, ...numbers)}`.length
  const least = digits + (density === 'tight' ? 2 : 3)
  // Rows of a hexagon stand half a cell apart, so half a cell must be whole characters.
  const pitch = isHexagon ? least + (least % 2) : least
  const across = ({ row, column }: Cell) => (isHexagon ? (column + row / 2) * pitch : column * pitch)
  const first = Math.min(...cells.map(across)) - (isHexagon ? SLANT : 0)
  const last = Math.max(...cells.map(across))
  const rowStep = density === 'roomy' ? 2 : 1
  return {
    density,
    isRuled,
    digits,
    pitch,
    width: MARGIN + last - first + pitch + 1,
    height: isRuled ? 2 * rows + 2 : rowStep * (rows - 1) + 2,
    column: cell => MARGIN + across(cell) - first,
    line: ({ row }) => (isRuled ? 2 * row + 2 : rowStep * row + 1),
  }
}

/** With fewer cells than these nothing can be solved. */
const LEAST_CELLS = 5

/** The part of a board too large for its room that shows the cursor, its letters and numbers at the edges. */
export function visibleParts(
  plan: BoardLayout,
  cursor: Cell,
  room: ScreenSize,
): { readonly rows: readonly [Extent, Extent]; readonly columns: readonly [Extent, Extent] } {
  const { pitch } = plan
  const rows = windowOf(plan.line(cursor) - 1, plan.height - 1, Math.max(LEAST_CELLS, room.rows - 1))
  const columns = windowOf(
    Math.floor((plan.column(cursor) - MARGIN) / pitch),
    Math.ceil((plan.width - MARGIN - 1) / pitch),
    Math.max(LEAST_CELLS, Math.floor((room.columns - MARGIN - 1) / pitch)),
  )
  return {
    rows: [
      { from: 0, to: 1 },
      { from: rows.from + 1, to: rows.to + 1 },
    ],
    columns: [
      { from: 0, to: MARGIN },
      { from: MARGIN + columns.from * pitch, to: MARGIN + columns.to * pitch + 1 },
    ],
  }
}

/** Moves on by halves of itself, so that it stands still for most steps and never hides what comes next. */
function windowOf(position: number, total: number, size: number): Extent {
  if (size >= total) return { from: 0, to: total }
  const half = size >> 1
  const from = Math.floor(position / half - 0.5) * half
  const begin = Math.min(Math.max(from, 0), total - size)
  return { from: begin, to: begin + size }
}

import type { Cell } from '#kernel/grid.ts'
import { actionFor, type KeyAction } from '#kernel/key-bindings.ts'

/** Squares in straight rows, or hexagons, where each row is half a cell to the right of the one above. */
export type Lattice = 'square' | 'hexagon'

/** The cells of a board, which need not be a rectangle and may have holes. */
export interface BoardShape {
  readonly lattice: Lattice
  /** The columns of each row, in order. */
  readonly rows: readonly (readonly number[])[]
}

export interface KeyPress {
  readonly key: string
  readonly ctrl: boolean
  readonly shift: boolean
}

type Direction = readonly [down: number, right: number]

const STRAIGHT_STEPS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  PageUp: [-1, 0],
  PageDown: [1, 0],
}

/** A column of hexagons slants to the right on its way down; with Shift the same keys go along the other slant. */
const OTHER_SLANT_STEPS: Readonly<Record<string, Direction>> = {
  ArrowUp: [-1, 1],
  ArrowDown: [1, -1],
  PageUp: [-1, 1],
  PageDown: [1, -1],
}

/** Keys of the key map that move the focus as these keys do. */
const SAME_AS: Partial<Record<KeyAction, string>> = { top: 'PageUp', bottom: 'PageDown' }

/** The cell to which a key moves the focus; undefined for other keys. */
export function stepOnBoard(press: KeyPress, at: Cell, plan: BoardShape): Cell | undefined {
  const { ctrl } = press
  const key = SAME_AS[actionFor(press.key)!] ?? press.key
  if (key === 'Home') return endOfRow(plan, ctrl ? 0 : at.row, 0)
  if (key === 'End') return endOfRow(plan, ctrl ? plan.rows.length - 1 : at.row, -1)
  const slanted =
    press.shift && key === press.key && plan.lattice === 'hexagon' ? OTHER_SLANT_STEPS[key] : undefined
  const direction = slanted ?? STRAIGHT_STEPS[key]
  if (!direction) return undefined
  const line = cellsAhead(plan, at, direction)
  if (key.startsWith('Page')) return line.at(-1) ?? at
  return line[0] ?? cellInNextRow(plan, at, direction)
}

/** The nearest cell that the board has in this row, or in the row nearest to it. */
export function nearestCell(plan: BoardShape, row: number, column: number): Cell {
  const inside = Math.min(Math.max(row, 0), plan.rows.length - 1)
  const distance = (one: number) => Math.abs(one - column)
  return {
    row: inside,
    column: plan.rows[inside]!.reduce((best, one) => (distance(one) < distance(best) ? one : best)),
  }
}

/** The cells in a direction, nearest first, those behind a hole included. */
function cellsAhead(plan: BoardShape, at: Cell, [down, right]: Direction): Cell[] {
  const longest = Math.max(plan.rows.length, ...plan.rows.map(columns => columns.at(-1)! + 1))
  return Array.from({ length: longest }, (_, index) => ({
    row: at.row + (index + 1) * down,
    column: at.column + (index + 1) * right,
  })).filter(({ row, column }) => plan.rows[row]?.includes(column))
}

/** Where a line ends before the board does, a key up or down still leads into the next row. */
function cellInNextRow(plan: BoardShape, at: Cell, [down, right]: Direction): Cell {
  const row = at.row + down
  return down !== 0 && plan.rows[row] ? nearestCell(plan, row, at.column + right) : at
}

function endOfRow({ rows }: BoardShape, row: number, end: 0 | -1): Cell {
  return { row, column: rows[row]!.at(end)! }
}

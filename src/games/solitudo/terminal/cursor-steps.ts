import type { Cell } from '#kernel/grid.ts'
import type { CursorStep } from '#terminal/kit/cursor.ts'
import { cachedTopologyOf } from '../rules/board.ts'
import { markAt } from '../rules/marks.ts'
import type { View } from '../rules/types.ts'

/**
 * Where a step leads, past holes. On a hexagon up and down go straight: by turns along the two slants, so that the way
 * back is the same.
 */
export function stepCursor(view: View, from: Cell, step: CursorStep): Cell {
  const upright = inColumn(view, from)
  const level = cachedTopologyOf(view.puzzle).cells.filter(({ row }) => row === from.row)
  switch (step) {
    case 'up':
      return upright.findLast(({ row }) => row < from.row) ?? from
    case 'down':
      return upright.find(({ row }) => row > from.row) ?? from
    case 'left':
      return level.findLast(({ column }) => column < from.column) ?? from
    case 'right':
      return level.find(({ column }) => column > from.column) ?? from
    case 'home':
      return level[0] ?? from
    case 'end':
      return level.at(-1) ?? from
    case 'top':
      return upright[0] ?? from
    case 'bottom':
      return upright.at(-1) ?? from
  }
}

/** The cell itself if the board has it, else the first one. */
export function cursorOn(view: View, cell: Cell | undefined): Cell {
  return cell && markAt(view.marks, cell) ? cell : cachedTopologyOf(view.puzzle).cells[0]!
}

/** The cells right above and below one, itself included; at the slanted edges of a hexagon those half a cell inwards. */
function inColumn({ puzzle }: View, from: Cell): readonly Cell[] {
  const { cells, rows, at } = cachedTopologyOf(puzzle)
  if (puzzle.shape === 'rectangle') return cells.filter(({ column }) => column === from.column)
  const upright = from.column + (from.row >> 1)
  return Array.from({ length: rows }, (_, row) => {
    const column = upright - (row >> 1)
    const aside = row % 2 === from.row % 2 ? [] : [from.row % 2 === 0 ? column - 1 : column + 1]
    return [column, ...aside].map(one => ({ row, column: one })).find(cell => at(cell) !== undefined)
  }).filter(cell => cell !== undefined)
}

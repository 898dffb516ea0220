import { sameCell } from '#kernel/grid.ts'
import { boardRange, type Range, stepped, within } from '#terminal/kit/cursor.ts'
import type { Face } from '#terminal/kit/face.ts'
import { type CellLook, drawGrid } from '#terminal/kit/grid.ts'
import { NO_LETTER } from '../rules/layout.ts'
import type { View, WorderlyTypes } from '../rules/types.ts'

/** Worderly Place in the terminal. */
export const face: Face<WorderlyTypes> = {
  fruit: 'gage',
  cursor: (view, from) => within(from ?? view.words[0]!.cell, rangeOf(view)),
  step: (view, cursor, step) => stepped(cursor, step, rangeOf(view)),
  move: () => '',
  asksFor: (_setup, option) => option === 'level' || option === 'judging' || option === 'area',
  draw({ view, cursor, room, glyphs }) {
    const { grid } = view
    const look = (row: number, column: number): CellLook => {
      const sign = grid[row]!.charAt(column)
      return { sign: sign === NO_LETTER ? ' ' : sign, frame: isAt(row, column) ? 'cursor' : undefined }
    }
    const isAt = (row: number, column: number) => cursor !== undefined && sameCell(cursor, { row, column })
    return drawGrid({
      rows: grid.length,
      cols: grid[0]!.length,
      cursor,
      room,
      glyphs,
      cell: ({ row, column }) => look(row, column),
    })
  },
  text: ({ grid }) => grid.map(row => row.replaceAll(NO_LETTER, ' ').trimEnd()),
}

function rangeOf({ grid }: View): Range {
  return boardRange(grid.length, grid[0]!.length)
}

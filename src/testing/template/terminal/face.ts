import type { Cell } from '#kernel/grid.ts'
import { boardRange, stepped, within } from '#terminal/kit/cursor.ts'
import type { Face } from '#terminal/kit/face.ts'
import { type CellLook, drawGrid } from '#terminal/kit/grid.ts'
import { MOST_TAKEN, type TemplateTypes, type View } from '../rules/types.ts'

/** The row of pebbles; the cursor stands on the leftmost one that would be taken. */
export const face: Face<TemplateTypes> = {
  fruit: 'leaf',
  cursor: (view, from) => within(from ?? { row: 0, column: view.pebbles - 1 }, reach(view)),
  step: (view, cursor, step) => stepped(cursor, step, reach(view)),
  move: (view, cursor) => String(view.pebbles - cursor.column),
  draw({ view, cursor, room, glyphs }) {
    const cell = ({ column }: Cell): CellLook => {
      if (column >= view.pebbles) return { sign: ' ' }
      const wanted = cursor !== undefined && column >= cursor.column
      return {
        sign: wanted ? glyphs.hollow : 'o',
        style: wanted ? { tone: 'leaf' } : {},
        frame: column === cursor?.column ? 'cursor' : undefined,
      }
    }
    return drawGrid({ rows: 1, cols: view.row, cell, cursor, room, glyphs })
  },
  text: view => [`${'o '.repeat(view.pebbles)}(${view.pebbles})`],
}

/** The pebbles from the right end that a move can reach. */
function reach(view: View) {
  const { first, last } = boardRange(1, Math.max(1, view.pebbles))
  return { first: { ...first, column: Math.max(0, view.pebbles - MOST_TAKEN) }, last }
}

import type { Cell } from '#kernel/grid.ts'
import { boardRange, clampToRange, moveCursor } from '#terminal/kit/cursor.ts'
import type { Face } from '#terminal/kit/face.ts'
import { type CellLook, drawGrid } from '#terminal/kit/grid.ts'
import { MAX_TAKE, type TemplateTypes, type View } from '../rules/types.ts'

/** The row of pebbles; the cursor stands on the leftmost one that would be taken. */
export const face: Face<TemplateTypes> = {
  input: {
    kind: 'cell',
    cursor: (view, from) => clampToRange(from ?? { row: 0, column: view.pebbles - 1 }, reachableRange(view)),
    step: (view, cursor, step) => moveCursor(cursor, step, reachableRange(view)),
    move: (view, cursor) => String(view.pebbles - cursor.column),
  },
  draw({ view, cursor, size, glyphs }) {
    const cell = ({ column }: Cell): CellLook => {
      if (column >= view.pebbles) return { symbol: ' ' }
      const wanted = cursor !== undefined && column >= cursor.column
      return {
        symbol: wanted ? glyphs.hollow : 'o',
        style: wanted ? { tone: 'leaf' } : {},
        frame: column === cursor?.column ? 'cursor' : undefined,
      }
    }
    return drawGrid({ rows: 1, cols: view.row, cell, cursor, size, glyphs })
  },
  text: view => [`${'o '.repeat(view.pebbles)}(${view.pebbles})`],
}

/** The pebbles from the right end that a move can reach. */
function reachableRange(view: View) {
  const { first, last } = boardRange(1, Math.max(1, view.pebbles))
  return { first: { ...first, column: Math.max(0, view.pebbles - MAX_TAKE) }, last }
}

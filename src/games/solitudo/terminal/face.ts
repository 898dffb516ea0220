import { type Cell, sameCell } from '#kernel/grid.ts'
import { boardRange, stepped, within } from '#terminal/kit/cursor.ts'
import type { Face } from '#terminal/kit/face.ts'
import { type CellLook, drawGrid } from '#terminal/kit/grid.ts'
import { asksFor, keyMove } from '../keys.ts'
import { markAt } from '../rules/marks.ts'
import { notation } from '../rules/notation.ts'
import type { SolitudoTypes, View } from '../rules/types.ts'

export const face: Face<SolitudoTypes> = {
  fruit: 'sloe',
  cursor: (view, from) => within(from ?? { row: 0, column: 0 }, rangeOf(view)),
  step: (view, cursor, step) => stepped(cursor, step, rangeOf(view)),
  move: (_view, cell) => notation.write({ kind: 'cycle', cell }),
  keyMove,
  asksFor,
  draw({ view, cursor, room, glyphs }) {
    const { puzzle, marks } = view
    const look = (cell: Cell): CellLook => ({
      sign: `${puzzle.cells[cell.row]![cell.column] ?? ' '}`.slice(-1),
      ...(markAt(marks, cell) === 'shaded' && { style: { inverse: true } }),
      frame: cursor && sameCell(cursor, cell) ? 'cursor' : undefined,
    })
    return drawGrid({ rows: marks.length, cols: marks[0]!.length, cell: look, cursor, room, glyphs })
  },
  text: view => view.marks,
}

function rangeOf({ marks }: View) {
  return boardRange(marks.length, marks[0]!.length)
}

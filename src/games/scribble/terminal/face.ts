import { sameCell } from '#kernel/grid.ts'
import { boardRange, stepped, within } from '#terminal/kit/cursor.ts'
import type { Face } from '#terminal/kit/face.ts'
import { drawGrid } from '#terminal/kit/grid.ts'
import { letterAt, writeBoard } from '../rules/board.ts'
import { type ScribbleTypes, SIDE } from '../rules/types.ts'

const RANGE = boardRange(SIDE, SIDE)

/** Scribble in the terminal. */
export const face: Face<ScribbleTypes> = {
  fruit: 'gage',
  secret: view => view.bagsAre === 'hidden' && view.toMove !== null,
  cursor: (_view, from) => within(from ?? { row: 7, column: 7 }, RANGE),
  step: (_view, cursor, step) => stepped(cursor, step, RANGE),
  move: () => '',
  draw: ({ view, cursor, room, glyphs }) =>
    drawGrid({
      rows: SIDE,
      cols: SIDE,
      cursor,
      room,
      glyphs,
      cell: cell => ({
        sign: letterAt(view.board, cell) ?? glyphs.open,
        frame: cursor && sameCell(cell, cursor) ? 'cursor' : undefined,
      }),
    }),
  text: view => writeBoard(view.board),
}

import { boardRange, stepped, within } from '#terminal/kit/cursor.ts'
import type { Face } from '#terminal/kit/face.ts'
import type { Draft } from '../draft/draft.ts'
import { type ScribbleTypes, SIDE } from '../rules/types.ts'
import { drawBoard } from './board.ts'
import { drafting } from './drafting.ts'
import { drawTable } from './picture.ts'
import { writeTable } from './text.ts'

const RANGE = boardRange(SIDE, SIDE)
const CENTRE = { row: 7, column: 7 }

/** Scribble in the terminal, laid out like the document's sample. */
export const face: Face<ScribbleTypes, Draft> = {
  fruit: 'quince',
  secret: view => view.bagsAre === 'hidden' && view.toMove !== null,
  cursor: (_view, from) => within(from ?? CENTRE, RANGE),
  step: (_view, cursor, step) => stepped(cursor, step, RANGE),
  drafting,
  asksFor: ({ reservoir }, option) => option !== 'ownReservoir' || reservoir === 'own',
  draw: drawBoard,
  table: drawTable,
  text: writeTable,
}

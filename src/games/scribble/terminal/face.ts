import { boardRange, stepped, within } from '#terminal/kit/cursor.ts'
import type { Face } from '#terminal/kit/face.ts'
import { line } from '#terminal/kit/spans.ts'
import { type ScribbleTypes, SIDE } from '../rules/types.ts'
import { drawBoard } from './board.ts'
import type { Draft } from './draft.ts'
import { drafting } from './drafting.ts'
import { drawTable } from './picture.ts'
import { writePlayers, writeTable } from './text.ts'

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
  readTold: async (text, parts) => (await import('../told.ts')).readGcgFile(text, parts),
  draw(scene) {
    const board = drawBoard(scene)
    const players = writePlayers(scene.view, scene.people).map(text => line(text))
    return board.length + players.length <= scene.room.rows ? [...board, ...players] : board
  },
  table: drawTable,
  text: writeTable,
}

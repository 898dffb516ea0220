import { boardRange, clampToRange, moveCursor } from '#terminal/kit/cursor.ts'
import type { Face } from '#terminal/kit/face.ts'
import { styledLine } from '#terminal/kit/styled-text.ts'
import { type ScribbleTypes, SIDE } from '../rules/types.ts'
import { analysis } from './analysis.ts'
import { drawBoard } from './board.ts'
import type { Draft } from './draft.ts'
import { drafting as editor } from './drafting.ts'
import { drawTable } from './draw-table.ts'
import { writePlayers, writeTable } from './plain-text.ts'

const RANGE = boardRange(SIDE, SIDE)
const CENTRE = { row: 7, column: 7 }

/** Scribble in the terminal, laid out like the document's sample. */
export const face: Face<ScribbleTypes, Draft> = {
  input: {
    kind: 'draft',
    cursor: (_view, from) => clampToRange(from ?? CENTRE, RANGE),
    step: (_view, cursor, step) => moveCursor(cursor, step, RANGE),
    editor,
  },
  draw(scene) {
    const board = drawBoard(scene)
    const players = writePlayers(scene.view, scene.people).map(text => styledLine(text))
    return board.length + players.length <= scene.size.rows ? [...board, ...players] : board
  },
  drawFullScreen: drawTable,
  analysis,
  text: writeTable,
}

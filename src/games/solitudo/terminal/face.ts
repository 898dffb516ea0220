import type { Face } from '#terminal/kit/face.ts'
import { ASCII } from '#terminal/kit/glyphs.ts'
import { plainText } from '#terminal/kit/styled-text.ts'
import { isOptionVisible as isOptionRelevant, keyMove as moveForKey } from '../keys.ts'
import { notation } from '../rules/notation.ts'
import type { SolitudoTypes } from '../rules/types.ts'
import { drawBoard } from './board.ts'
import { cursorOn, stepCursor } from './cursor-steps.ts'

/** Where nothing has to fit, the closest setting is the easiest to listen to. */
const ANY_ROOM = { columns: 0, rows: 0 }

export const face: Face<SolitudoTypes> = {
  accent: 'sloe',
  cursor: cursorOn,
  step: stepCursor,
  move: (_view, cell) => notation.write({ kind: 'cycle', cell }),
  moveForKey,
  isOptionRelevant,
  draw: ({ size, ...scene }) => drawBoard(scene, size),
  // What was marked last stands in the log beside it.
  text: view =>
    drawBoard(
      { view: { ...view, last: [] }, people: [], cursor: undefined, highlight: undefined, glyphs: ASCII },
      ANY_ROOM,
    ).map(plainText),
}

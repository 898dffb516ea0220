import type { Face } from '#terminal/kit/face.ts'
import { ASCII } from '#terminal/kit/glyphs.ts'
import { plainText } from '#terminal/kit/spans.ts'
import { asksFor, keyMove } from '../keys.ts'
import { notation } from '../rules/notation.ts'
import type { SolitudoTypes } from '../rules/types.ts'
import { drawBoard } from './board.ts'
import { cellOn, stepped } from './steps.ts'

/** Where nothing has to fit, the closest setting is the easiest to listen to. */
const ANY_ROOM = { columns: 0, rows: 0 }

export const face: Face<SolitudoTypes> = {
  fruit: 'sloe',
  cursor: cellOn,
  step: stepped,
  move: (_view, cell) => notation.write({ kind: 'cycle', cell }),
  keyMove,
  asksFor,
  draw: ({ room, ...scene }) => drawBoard(scene, room),
  // What was marked last stands in the log beside it.
  text: view =>
    drawBoard(
      { view: { ...view, last: [] }, people: [], cursor: undefined, pointed: undefined, glyphs: ASCII },
      ANY_ROOM,
    ).map(plainText),
}

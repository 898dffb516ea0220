import { writeCell } from '#kernel/grid.ts'
import type { CellInput, Face } from '#terminal/kit/face.ts'
import { ASCII } from '#terminal/kit/glyphs.ts'
import { plainText } from '#terminal/kit/styled-text.ts'
import { markAt, nextMark } from '../rules/marks.ts'
import { notation } from '../rules/notation.ts'
import type { SolitudoTypes } from '../rules/types.ts'
import { enterText } from '../text/en.ts'
import { drawBoard } from './board.ts'
import { cursorOn, stepCursor } from './cursor-steps.ts'

/** With no room to fill, the board is drawn as densely as possible, which suits a screen reader. */
const ANY_ROOM = { columns: 0, rows: 0 }

export const input: CellInput<SolitudoTypes> = {
  kind: 'cell',
  cursor: cursorOn,
  step: stepCursor,
  move: (_view, cell) => notation.write({ kind: 'cycle', cell }),
  describeEnter: (view, cell) => enterText[nextMark(markAt(view.marks, cell) ?? 'unmarked')](writeCell(cell)),
}

export const face: Face<SolitudoTypes> = {
  input,
  draw: ({ size, ...scene }) => drawBoard(scene, size),
  // The log names the last marks.
  text: view =>
    drawBoard(
      { view: { ...view, last: [] }, people: [], cursor: undefined, highlight: undefined, glyphs: ASCII },
      ANY_ROOM,
    ).map(plainText),
}

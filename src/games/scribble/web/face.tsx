import { writeCell } from '#kernel/grid.ts'
import { Board } from '#web/kit/board.tsx'
import type { BoardFaceProps, Face } from '#web/kit/face.ts'
import type { ScribbleTypes } from '../rules/types.ts'

/** Scribble in the browser. */
export const face: Face<ScribbleTypes> = {
  Board: ScribbleBoard,
  secret: view => view.bagsAre === 'hidden' && view.toMove !== null,
}

function ScribbleBoard({ view, label }: BoardFaceProps<ScribbleTypes>) {
  const rows = view.board.map((letters, row) =>
    letters.map((letter, column) => {
      const cell = { row, column }
      return { cell, name: `${letter ?? 'empty'}, ${writeCell(cell)}`, look: '', content: letter }
    }),
  )
  return <Board label={label} rows={rows} />
}

import { Board } from '#web/kit/board.tsx'
import type { BoardFaceProps, Face } from '#web/kit/face.ts'
import { NO_LETTER } from '../rules/layout.ts'
import type { WorderlyTypes } from '../rules/types.ts'
import { words } from '../words.ts'

/** Worderly Place in the browser. */
export const face: Face<WorderlyTypes> = {
  Board: WorderlyBoard,
  asksFor: (_setup, option) => option === 'level' || option === 'judging' || option === 'area',
}

function WorderlyBoard({ view, label }: BoardFaceProps<WorderlyTypes>) {
  const rows = view.grid.map((line, row) =>
    [...line].map((sign, column) => {
      const cell = { row, column }
      return {
        cell,
        name: words.cell(view, cell),
        look: '',
        content: sign === NO_LETTER ? undefined : sign,
      }
    }),
  )
  return <Board label={label} rows={rows} />
}

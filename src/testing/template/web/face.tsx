import { Board, type BoardCell } from '#web/kit/board.tsx'
import type { BoardFaceProps, Face } from '#web/kit/face.ts'
import type { TemplateTypes } from '../rules/types.ts'
import { text } from '../text/en.ts'
import './face.css'

/** The row of pebbles: choosing one takes it and all to the right of it. */
export const face: Face<TemplateTypes> = { Board: Pebbles }

function Pebbles({ view, highlight: _, play, ...props }: BoardFaceProps<TemplateTypes>) {
  const row = Array.from({ length: view.row }, (_, column): BoardCell => {
    const cell = { row: 0, column }
    const there = column < view.pebbles
    return {
      cell,
      name: text.cell(view, cell),
      className: there ? 'pebble' : 'taken',
      content: there ? '●' : undefined,
    }
  })
  return (
    <Board
      {...props}
      rows={[row]}
      startCell={{ row: 0, column: view.pebbles - 1 }}
      {...(play && { choose: cell => play(String(view.pebbles - cell.column)) })}
    />
  )
}

import { sameCell, writeCell } from '#kernel/grid.ts'
import { Board, type BoardProps } from '#web/kit/board.tsx'
import type { Pointing } from '#web/kit/face.ts'
import { cellAt, crossedOut } from '../rules/grid.ts'
import type { View } from '../rules/types.ts'
import { contents } from '../words.ts'
import './grid.css'

interface Props extends Omit<BoardProps, 'rows'> {
  readonly view: View
  readonly seat: number
  readonly pointing?: Pointing | undefined
}

/** One player's grid, as far as the viewer may see it. */
export function WordGrid({ view, seat, pointing, ...board }: Props) {
  const { size, hitwordsOf } = view.terms
  const crossed = crossedOut(view.calls[1 - seat]!)
  const rows = Array.from({ length: size }, (_, row) =>
    view.grids[seat]!.slice(row * size, (row + 1) * size).map((word, column) => {
      const cell = cellAt(row * size + column, size)
      const looks = ['gg-cell']
      if (word !== null && hitwordsOf.includes(word)) looks.push('gg-hitword')
      if (word !== null && crossed.has(word)) looks.push('gg-crossed')
      if (view.ended?.cells.some(one => sameCell(one, cell)) && endsHere(view, seat))
        looks.push('advised', 'pointed')
      if (pointing?.cells.some(one => sameCell(one, cell)))
        looks.push('pointed', pointing.why === 'refused' ? 'refused' : 'advised')
      return {
        cell,
        name: `${contents(view, seat, row * size + column)}, ${writeCell(cell)}`,
        look: looks.join(' '),
        content: word === null ? undefined : <span class="gg-word">{word}</span>,
      }
    }),
  )
  return <Board {...board} look="gg-board" rows={rows} />
}

/** The line or hitword that ended the game stands on the grid of one of the two. */
function endsHere({ ended }: View, seat: number): boolean {
  return ended !== null && (ended.by === 'line' ? ended.winner !== seat : ended.winner === seat)
}

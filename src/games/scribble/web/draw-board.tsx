import { type Cell, sameCell } from '#kernel/grid.ts'
import type { BoardCell } from '#web/kit/board.tsx'
import type { CellHighlight } from '#web/kit/face.ts'
import type { Candidate } from '../presentation/candidates.ts'
import { type Hand, laidAt } from '../presentation/hand/hand.ts'
import { letterAt } from '../rules/board.ts'
import type { View } from '../rules/types.ts'
import { text } from '../text/en.ts'
import { webText } from '../text/en-web.ts'
import { TileFace } from './tile.tsx'

export interface Drawing {
  readonly view: View
  readonly pointing: CellHighlight | undefined
  /** Absent on a board that is only looked at. */
  readonly hand?: Hand
  /** The cell that something carried would fall on. */
  readonly over?: string | undefined
  /** A turn that is only shown: its letters and where they would go. */
  readonly preview?: Candidate | undefined
}

export function drawBoard(drawing: Drawing): readonly (readonly BoardCell[])[] {
  return drawing.view.board.map((line, row) => line.map((_, column) => drawCell(drawing, { row, column })))
}

function drawCell({ view, pointing, hand, over, preview }: Drawing, cell: Cell): BoardCell {
  const shown = preview?.turn.letters[preview.cells.findIndex(one => sameCell(one, cell))]
  const laid = (hand && laidAt(hand, cell)) ?? (shown === undefined ? undefined : { letter: shown })
  const letter = letterAt(view.board, cell) ?? laid?.letter
  const isLast = view.last?.kind === 'placed' && view.last.cells.some(one => sameCell(one, cell))
  const isCursor = hand?.cursor && sameCell(hand.cursor, cell)
  const looks = [laid ? 'sc-laid' : letter === undefined ? emptyLook(view, cell) : 'sc-tile']
  if (isLast) looks.push('sc-last')
  if (isCursor) looks.push('sc-cursor', `sc-${hand.direction}`)
  if (over === `${cell.row},${cell.column}`) looks.push('sc-over')
  if (pointing?.cells.some(one => sameCell(one, cell)))
    looks.push('pointed', pointing.why === 'refused' ? 'refused' : 'advised')
  const name = laid ? webText.laidLetter(laid.letter, cell) : text.cell(view, cell)
  return {
    cell,
    name: `${name}${isLast ? webText.lastPlay : ''}${isCursor ? webText.cursor(hand.direction) : ''}`,
    className: looks.join(' '),
    content: letter === undefined ? undefined : <TileFace letter={letter} letters={view.letters} />,
  }
}

/** A cell without a letter; that in the middle is marked. */
function emptyLook({ board }: View, { row, column }: Cell): string {
  const middle = (board.length - 1) / 2
  return row === middle && column === middle ? 'sc-empty sc-centre' : 'sc-empty'
}

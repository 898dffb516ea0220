import { sameCell } from '#kernel/grid.ts'
import { CELL, type DrawnPosition, type Picture, type Point, type Shape } from '#kernel/picture.ts'
import type { ObstructionTypes, PlacingView } from './rules/types.ts'

const MARGIN = 20
const GAP = 2

export function drawPicture({ view }: DrawnPosition<ObstructionTypes>): Picture | undefined {
  // The size is still being proposed.
  if (view.phase === 'proposing') return undefined
  const shapes = view.board.flatMap((line, row) =>
    [...line].flatMap((_, column) => drawCell(view, row, column)),
  )
  return { width: view.cols * CELL + 2 * MARGIN, height: view.rows * CELL + 2 * MARGIN, shapes }
}

function drawCell(view: PlacingView, row: number, column: number): readonly Shape[] {
  const left = MARGIN + column * CELL
  const top = MARGIN + row * CELL
  const at = (across: number, down: number): Point => [left + across, top + down]
  const box = {
    kind: 'rectangle',
    at: at(GAP / 2, GAP / 2),
    width: CELL - GAP,
    height: CELL - GAP,
    radius: 6,
  } as const
  const content = view.board[row]!.charAt(column)
  if (content === '.') return [{ ...box, fill: 'cell-open', edge: { thickness: 1, colour: 'line' } }]
  // A stroke through it: readable without any colour.
  if (content === '#')
    return [
      { ...box, fill: 'cell-blocked' },
      { kind: 'line', from: at(13, 27), to: at(27, 13), thickness: 1.7, fill: 'hatch' },
    ]
  const isLast = view.last !== null && sameCell(view.last, { row, column })
  const colour = content === 'X' ? 'damson' : 'quince'
  const cell: Shape = {
    ...box,
    fill: `${colour}-fill`,
    ...(isLast && { edge: { thickness: 2.4, colour } }),
  }
  if (content === 'O')
    return [cell, { kind: 'ring', centre: at(20, 20), radius: 9.2, thickness: 4.6, fill: colour }]
  return [
    cell,
    { kind: 'line', from: at(12, 12), to: at(28, 28), thickness: 4.6, fill: colour },
    { kind: 'line', from: at(28, 12), to: at(12, 28), thickness: 4.6, fill: colour },
  ]
}

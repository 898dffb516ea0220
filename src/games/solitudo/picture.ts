import { type Cell, writeCell } from '#kernel/grid.ts'
import { CELL, type DrawnPosition, type Picture, type Point, type Shape } from '#kernel/picture.ts'
import { markAt } from './rules/marks.ts'
import type { SolitudoTypes, View } from './rules/types.ts'
import { type BoardGeometry, boardGeometryOf } from './sheet/puzzle-picture.ts'

const MARGIN = 20
/** Half the line between two cells. */
const HALF_LINE = 0.6

export function drawPicture({ view }: DrawnPosition<SolitudoTypes>): Picture {
  const geometry = boardGeometryOf(view.puzzle)
  const wrong = new Set(view.wrong.map(writeCell))
  const missed = new Set(view.missed.map(writeCell))
  const cells = view.puzzle.cells.flatMap((line, row) =>
    line.flatMap((number, column) => (number === null ? [] : [{ row, column }])),
  )
  const place = ([x, y]: Point): Point => [MARGIN + x * CELL, MARGIN + y * CELL]
  const shapes = cells.flatMap(cell =>
    drawCell(view, cell, {
      geometry,
      place,
      wrong: wrong.has(writeCell(cell)),
      missed: missed.has(writeCell(cell)),
    }),
  )
  return { width: geometry.width * CELL + 2 * MARGIN, height: geometry.height * CELL + 2 * MARGIN, shapes }
}

interface CellDrawing {
  readonly geometry: BoardGeometry
  place(point: Point): Point
  readonly wrong: boolean
  readonly missed: boolean
}

function drawCell(view: View, cell: Cell, { geometry, place, wrong, missed }: CellDrawing): readonly Shape[] {
  const mark = markAt(view.marks, cell)
  const isShaded = mark === 'shaded'
  const corners = geometry.corners(cell).map(place)
  const centre = place(geometry.centre(cell))
  const number = view.puzzle.cells[cell.row]![cell.column]
  const isHexagon = view.puzzle.shape === 'hexagon'
  const size = isHexagon ? 18 : 20
  const fill = missed ? 'soft' : isShaded ? 'shade' : 'surface'
  return [
    { kind: 'polygon', points: corners, fill: isShaded ? fill : wrong ? 'medlar' : 'line' },
    { kind: 'polygon', points: inset(corners, centre, wrong ? 2 : HALF_LINE), fill },
    // A circle is a note of the player's own; a board that is done with needs none.
    ...(mark === 'kept' && !view.over
      ? [{ kind: 'ring', centre, radius: isHexagon ? 14 : 15.5, thickness: 1.4, fill: 'gage' } as const]
      : []),
    ...(number
      ? [
          {
            kind: 'text',
            at: [centre[0], centre[1] + size * 0.33],
            anchor: 'middle',
            size,
            text: String(number),
            fill: missed ? 'surface' : isShaded ? 'on-shade' : 'ink',
          } as const,
        ]
      : []),
    ...(wrong
      ? [
          {
            kind: 'line',
            from: [centre[0] + 10, centre[1] - 14],
            to: [centre[0] + 14, centre[1] - 10],
            thickness: 2,
            fill: 'medlar',
          } as const,
          {
            kind: 'line',
            from: [centre[0] + 14, centre[1] - 14],
            to: [centre[0] + 10, centre[1] - 10],
            thickness: 2,
            fill: 'medlar',
          } as const,
        ]
      : []),
  ]
}

/** Corners moved towards the centre, so that the sides are so much nearer to it. */
function inset(corners: readonly Point[], [x, y]: Point, by: number): readonly Point[] {
  const [first, second] = [corners[0]!, corners[1]!]
  const distance = Math.hypot((first[0] + second[0]) / 2 - x, (first[1] + second[1]) / 2 - y)
  const share = 1 - by / distance
  return corners.map(([cornerX, cornerY]): Point => [x + (cornerX - x) * share, y + (cornerY - y) * share])
}

import type { Cell } from '#kernel/grid.ts'
import { cachedTopologyOf } from '../rules/board.ts'
import { BLANK, type Puzzle, SHADED, type Shading } from '../rules/puzzle.ts'
import type { Point, Shape } from './drawing.ts'

const INK = '#17211c'
const FAINT = '#9aa89d'
const SHADE = '#324d80'
const ON_SHADE = '#b9c9e8'

/** Room on a page. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The outline of a board in cells: how wide and how high it is, and the corners of each of its cells. */
export interface BoardGeometry {
  readonly width: number
  readonly height: number
  centre(cell: Cell): Point
  corners(cell: Cell): readonly Point[]
}

/** A cell of a hexagon is one wide and stands on a corner. */
const RADIUS = 1 / Math.sqrt(3)

export function boardGeometryOf({ shape, cells }: Puzzle): BoardGeometry {
  const rows = cells.length
  const cols = cells[0]!.length
  if (shape === 'rectangle') {
    const centre = ({ row, column }: Cell): Point => [column + 0.5, row + 0.5]
    const corners = ({ row, column }: Cell): Point[] => [
      [column, row],
      [column + 1, row],
      [column + 1, row + 1],
      [column, row + 1],
    ]
    return { width: cols, height: rows, centre, corners }
  }
  const across = ({ row, column }: Cell) => column + row / 2
  const places = cachedTopologyOf({ shape, cells }).cells.map(across)
  const first = Math.min(...places)
  const centre = (cell: Cell): Point => [across(cell) - first + 0.5, RADIUS * (1 + 1.5 * cell.row)]
  const corners = (cell: Cell): Point[] => {
    const [x, y] = centre(cell)
    return [0, 1, 2, 3, 4, 5].map((turn): Point => {
      const angle = (Math.PI / 3) * turn - Math.PI / 2
      return [x + RADIUS * Math.cos(angle), y + RADIUS * Math.sin(angle)]
    })
  }
  return { width: Math.max(...places) - first + 1, height: RADIUS * (1.5 * rows + 0.5), centre, corners }
}

/** How long a side of a cell is when a board fills a box. */
export function scaleOf({ width, height }: BoardGeometry, box: Box): number {
  return Math.min(box.width / width, box.height / height)
}

/** A puzzle in a box, at its top left; with a solution, its shaded cells filled. */
export function drawPuzzle(puzzle: Puzzle, box: Box, solution?: Shading): Shape[] {
  const outline = boardGeometryOf(puzzle)
  const scale = scaleOf(outline, box)
  const placed = ([x, y]: Point): Point => [box.left + x * scale, box.top + y * scale]
  const size = scale * (puzzle.shape === 'hexagon' ? 0.46 : 0.52)
  const { cells } = cachedTopologyOf(puzzle)
  const isShaded = ({ row, column }: Cell) => solution?.[row]?.charAt(column) === SHADED
  // Shaded cells come last, or the thin lines of their neighbours would run over them.
  const ordered = [...cells.keys()].sort(
    (one, other) => Number(isShaded(cells[one]!)) - Number(isShaded(cells[other]!)) || one - other,
  )
  const drawn = ordered.flatMap((index): Shape[] => {
    const cell = cells[index]!
    const shaded = isShaded(cell)
    const [across, down] = placed(outline.centre(cell))
    const number = puzzle.cells[cell.row]![cell.column]!
    const outlined: Shape = {
      kind: 'polygon',
      points: outline.corners(cell).map(placed),
      line: { width: 0.5, colour: shaded ? SHADE : FAINT },
      ...(shaded && { fill: SHADE }),
    }
    if (number === BLANK) return [outlined]
    return [
      outlined,
      {
        kind: 'text',
        at: [across, down + size * 0.36],
        anchor: 'middle',
        text: String(number),
        size,
        colour: shaded ? ON_SHADE : INK,
      },
    ]
  })
  return puzzle.shape === 'hexagon' ? drawn : [...drawn, frame(outline, placed)]
}

function frame({ width, height }: BoardGeometry, placed: (point: Point) => Point): Shape {
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
  return { kind: 'polygon', points: corners.map(placed), line: { width: 1.1, colour: INK } }
}

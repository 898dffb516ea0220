import { encodePng } from '#app/pictures/png.ts'

/** The size that messengers show without cutting. */
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 45

const PAPER = 0
const PALETTE = [0xd3dcd0, 0xffffff, 0xd98a2b, 0xe8c54a, 0x4f8a5b, 0x7a4f9e, 0x2f6f9f, 0xf2e29a]

type Shape = 'square' | 'cross' | 'ring'

/** How a character of a result grid is drawn. */
const CELLS: Readonly<Record<string, { readonly colour: number; readonly shape: Shape }>> = {
  '⬜': { colour: 1, shape: 'square' },
  '🟧': { colour: 2, shape: 'square' },
  '🟨': { colour: 3, shape: 'square' },
  '🟩': { colour: 4, shape: 'square' },
  '❌': { colour: 5, shape: 'cross' },
  '⭕': { colour: 6, shape: 'ring' },
  '⭐': { colour: 7, shape: 'square' },
  '💡': { colour: 7, shape: 'square' },
}

/** The width of a space that stands for a missing cell, or for half a cell on a hexagon. */
const SPACES: Readonly<Record<string, number>> = { '\u3000': 1, '\u2002': 0.5 }

interface DrawnCell {
  readonly column: number
  readonly row: number
  readonly colour: number
  readonly shape: Shape
}

/** A result grid, as players share it in messages, as a picture. */
export function drawBoard(grid: string): Promise<Uint8Array> {
  const cells = cellsOf(grid)
  const columns = Math.max(1, ...cells.map(({ column }) => column + 1))
  const rows = Math.max(1, ...cells.map(({ row }) => row + 1))
  const size = Math.floor(Math.min((WIDTH - 2 * MARGIN) / columns, (HEIGHT - 2 * MARGIN) / rows))
  const left = Math.floor((WIDTH - columns * size) / 2)
  const top = Math.floor((HEIGHT - rows * size) / 2)
  const indexes = new Uint8Array(WIDTH * HEIGHT).fill(PAPER)
  for (const cell of cells) {
    const x = left + Math.round(cell.column * size)
    const y = top + cell.row * size
    const gap = Math.max(1, Math.round(size / 16))
    for (let dy = gap; dy < size - gap; dy++)
      for (let dx = gap; dx < size - gap; dx++)
        indexes[(y + dy) * WIDTH + x + dx] = colourAt(cell, (2 * dx) / size - 1, (2 * dy) / size - 1)
  }
  return encodePng({ width: WIDTH, height: HEIGHT, indexes, palette: PALETTE })
}

/** The colour at a point of a cell, whose centre is at 0, 0 and whose edges are at 1. */
function colourAt({ colour, shape }: DrawnCell, x: number, y: number): number {
  const white = CELLS['⬜']!.colour
  if (shape === 'square') return colour
  if (shape === 'ring') return Math.abs(Math.hypot(x, y) - 0.5) < 0.11 ? colour : white
  const isInside = Math.max(Math.abs(x), Math.abs(y)) < 0.6
  return isInside && Math.min(Math.abs(x - y), Math.abs(x + y)) < 0.16 ? colour : white
}

function cellsOf(grid: string): readonly DrawnCell[] {
  return grid.split('\n').flatMap((line, row) => {
    let column = 0
    const cells: DrawnCell[] = []
    for (const character of line) {
      const cell = CELLS[character]
      if (cell) cells.push({ column, row, ...cell })
      // Variation selectors and the like have no width.
      column += cell ? 1 : (SPACES[character] ?? 0)
    }
    return cells
  })
}

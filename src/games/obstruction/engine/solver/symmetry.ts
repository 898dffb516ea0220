import type { Position } from './solver.ts'

/** A board turned or reflected onto its stored orientation, which is at least as wide as it is high. */
export interface Image {
  readonly rows: number
  readonly cols: number
  to(cell: number): number
  from(image: number): number
}

const imagesOf = new Map<string, readonly Image[]>()

/** All ways to lay a board on its stored orientation: eight for a square, else four. */
export function images(rows: number, cols: number): readonly Image[] {
  const board = `${rows}x${cols}`
  const known = imagesOf.get(board)
  if (known !== undefined) return known
  const turns = rows === cols ? [false, true] : [rows > cols]
  const found = turns.flatMap(turned =>
    [false, true].flatMap(upended =>
      [false, true].map(mirrored => image(rows, cols, { turned, upended, mirrored })),
    ),
  )
  imagesOf.set(board, found)
  return found
}

interface Turn {
  readonly turned: boolean
  readonly upended: boolean
  readonly mirrored: boolean
}

function image(rows: number, cols: number, { turned, upended, mirrored }: Turn): Image {
  const to = Array.from({ length: rows * cols }, (_, cell) => {
    const row = upended ? rows - 1 - Math.floor(cell / cols) : Math.floor(cell / cols)
    const col = mirrored ? cols - 1 - (cell % cols) : cell % cols
    return turned ? col * rows + row : row * cols + col
  })
  const from: number[] = []
  to.forEach((image, cell) => {
    from[image] = cell
  })
  return {
    rows: turned ? cols : rows,
    cols: turned ? rows : cols,
    to: cell => to[cell]!,
    from: image => from[image]!,
  }
}

const DIGITS = '0123456789abcdefghijklmnopqrstuv'

/** A position as text, the same for all its images: two digits for each row, of five cells each. */
export function canonicalKey(position: Position): { key: string; image: Image } {
  let best: { key: string; image: Image } | undefined
  for (const image of images(position.rows, position.cols)) {
    const key = writeKey(position, image)
    if (best === undefined || key < best.key) best = { key, image }
  }
  return best!
}

function writeKey(position: Position, image: Image): string {
  const digits = new Array<number>(image.rows * 2).fill(0)
  for (const cell of position.open) {
    const at = image.to(cell)
    const col = at % image.cols
    digits[Math.floor(at / image.cols) * 2 + (col < 5 ? 0 : 1)]! |= 1 << (col % 5)
  }
  return digits.map(digit => DIGITS[digit]).join('')
}

export function readKey(key: string, cols: number): Position {
  const rows = key.length / 2
  const isOpen = (cell: number) => {
    const col = cell % cols
    const digit = DIGITS.indexOf(key[Math.floor(cell / cols) * 2 + (col < 5 ? 0 : 1)]!)
    return (digit >> (col % 5)) & 1
  }
  return { rows, cols, open: Array.from({ length: rows * cols }, (_, cell) => cell).filter(isOpen) }
}

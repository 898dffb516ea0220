import { WORD_COUNT } from '../layout.ts'
import type { Canvas } from './canvas.ts'
import type { Sketch } from './lay-out.ts'
import type { Pool } from './pool.ts'

/** What makes one valid layout better than another (W8). */
export interface Quality {
  /** Letters that words share, each as often as it was crossed. */
  readonly crossings: number
  /** Parts that hang together by themselves, the diagonal apart. */
  readonly pieces: number
  /** The share of the shown grid that has letters. */
  readonly fill: number
}

/** Fewer pieces first of all: a loose piece gives no letter to any other. */
export function worth({ crossings, pieces, fill }: Quality): number {
  return crossings - 4 * pieces + 40 * fill
}

export function qualityOf(sketch: Sketch, pool: Pool): Quality {
  const { canvas } = sketch
  const cells = occupied(sketch, pool)
  let top = Number.POSITIVE_INFINITY
  let bottom = 0
  let left = Number.POSITIVE_INFINITY
  let right = 0
  for (const cell of cells) {
    top = Math.min(top, canvas.row(cell))
    bottom = Math.max(bottom, canvas.row(cell))
    left = Math.min(left, canvas.column(cell))
    right = Math.max(right, canvas.column(cell))
  }
  return {
    crossings: sketch.crossings,
    pieces: piecesOf(canvas, cells),
    fill: cells.size / ((bottom - top + 1) * (right - left + 1)),
  }
}

function occupied({ canvas, words, cells, ways }: Sketch, { starts }: Pool): Set<number> {
  const taken = new Set<number>()
  for (let index = 0; index < WORD_COUNT - 1; index++) {
    const step = canvas.step(ways[index] as 1 | 2)
    const length = starts[words[index]! + 1]! - starts[words[index]!]!
    for (let place = 0; place < length; place++) taken.add(cells[index]! + place * step)
  }
  return taken
}

function piecesOf({ width }: Canvas, cells: ReadonlySet<number>): number {
  const left = new Set(cells)
  let pieces = 0
  for (const first of cells) {
    if (!left.delete(first)) continue
    pieces++
    const reached = [first]
    for (let cell = reached.pop(); cell !== undefined; cell = reached.pop())
      for (const beside of [cell - 1, cell + 1, cell - width, cell + width])
        if (left.delete(beside)) reached.push(beside)
  }
  return pieces
}

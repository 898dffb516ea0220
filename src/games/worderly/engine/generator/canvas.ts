import { type Area, MAIN_LENGTH, mainStart, STEPS } from '../../rules/layout.ts'

/** The area has a margin of cells that take no letter, so wide that no word that begins inside leaves the array. */
const MARGIN = MAIN_LENGTH

const ACROSS = 1
const DOWN = 2
const OUTSIDE = 4

export const DIRECTIONS = [ACROSS, DOWN] as const
export type CanvasDirection = (typeof DIRECTIONS)[number]

/** The area while words are laid on it: for each cell its letter and the directions of the words through it. */
export class Canvas {
  readonly width: number
  readonly letters: Uint8Array
  /** For each direction, the cells with each letter of the main word. Some may have been covered since. */
  readonly spots: Record<CanvasDirection, Int16Array[]>
  readonly spotCounts: Record<CanvasDirection, Uint8Array>
  readonly mainCells: Int16Array
  /** Cells with a letter. */
  filled = 0
  readonly #covered: Uint8Array
  readonly #blank: Uint8Array

  constructor(area: Area) {
    this.width = area.cols + MARGIN
    const size = (area.rows + 2 * MARGIN) * this.width + MARGIN
    this.letters = new Uint8Array(size)
    this.#covered = new Uint8Array(size)
    this.#blank = new Uint8Array(size).fill(OUTSIDE)
    for (let row = 0; row < area.rows; row++)
      this.#blank.fill(0, this.index(row, 0), this.index(row, area.cols - 1) + 1)
    const lists = () => Array.from({ length: MAIN_LENGTH + 1 }, () => new Int16Array(size))
    this.spots = { [ACROSS]: lists(), [DOWN]: lists() }
    this.spotCounts = { [ACROSS]: new Uint8Array(MAIN_LENGTH + 1), [DOWN]: new Uint8Array(MAIN_LENGTH + 1) }
    const { row, column } = mainStart(area)
    const { diagonal } = STEPS
    this.mainCells = Int16Array.from({ length: MAIN_LENGTH }, (_, place) =>
      this.index(row + diagonal.row * place, column + diagonal.column * place),
    )
  }

  index(row: number, column: number): number {
    return (row + MARGIN) * this.width + column + MARGIN
  }

  row(cell: number): number {
    return Math.floor(cell / this.width) - MARGIN
  }

  column(cell: number): number {
    return (cell % this.width) - MARGIN
  }

  step(way: CanvasDirection): number {
    return way === ACROSS ? 1 : this.width
  }

  /** Removes all words but the main word. */
  begin(codes: Uint8Array): void {
    this.letters.fill(0)
    this.#covered.set(this.#blank)
    this.filled = MAIN_LENGTH
    this.spotCounts[ACROSS].fill(0)
    this.spotCounts[DOWN].fill(0)
    for (const [place, cell] of this.mainCells.entries()) {
      this.letters[cell] = codes[place]!
      this.#addSpot(ACROSS, cell)
      this.#addSpot(DOWN, cell)
    }
  }

  isCovered(cell: number): boolean {
    return (this.#covered[cell]! & (ACROSS | DOWN)) !== 0
  }

  isOpen(cell: number, way: CanvasDirection): boolean {
    return (this.#covered[cell]! & way) === 0
  }

  /** How many letters a word would cross here; -1 if it would break a rule (W8). */
  crossings(codes: Uint8Array, from: number, to: number, start: number, way: CanvasDirection): number {
    const { letters } = this
    const covered = this.#covered
    const step = way === ACROSS ? 1 : this.width
    const side = way === ACROSS ? this.width : 1
    if (letters[start - step] !== 0 || letters[start + (to - from) * step] !== 0) return -1
    let crossed = 0
    let cell = start
    for (let place = from; place < to; place++, cell += step) {
      const letter = letters[cell]!
      if (letter === 0) {
        if (letters[cell - side] !== 0 || letters[cell + side] !== 0 || covered[cell]! !== 0) return -1
      } else {
        if (letter !== codes[place] || (covered[cell]! & way) !== 0) return -1
        crossed++
      }
    }
    return crossed
  }

  place(codes: Uint8Array, from: number, to: number, start: number, way: CanvasDirection): void {
    const step = this.step(way)
    const other = way === ACROSS ? DOWN : ACROSS
    for (let place = from, cell = start; place < to; place++, cell += step) {
      this.#covered[cell]! |= way
      if (this.letters[cell] !== 0) continue
      this.letters[cell] = codes[place]!
      this.filled++
      this.#addSpot(other, cell)
    }
  }

  #addSpot(way: CanvasDirection, cell: number): void {
    const letter = this.letters[cell]!
    const counts = this.spotCounts[way]
    this.spots[way][letter]![counts[letter]!++] = cell
  }
}

import { GREATEST_NUMBER, type Puzzle } from '../../rules/puzzle.ts'
import type { SolverBoard } from './solver-board.ts'

/** One more than the greatest number, rounded up so that a line's words begin at a shift. */
const WORDS_SHIFT = 6

/** The numbers under the cells, with the places at which a line has each of them as the bits of one word. */
export class Numbers {
  readonly numberOf: Uint8Array
  /** The places of a number in a line, at (line << 6) | number. */
  readonly places: Int32Array
  readonly #board: SolverBoard

  constructor(board: SolverBoard) {
    this.#board = board
    this.numberOf = new Uint8Array(board.cellCount)
    this.places = new Int32Array(board.lineCount << WORDS_SHIFT)
  }

  /** Must follow any direct change of `numberOf`. */
  rebuildIndex(): void {
    this.places.fill(0)
    for (let cell = 0; cell < this.numberOf.length; cell++) this.#toggle(cell)
  }

  setNumber(cell: number, number: number): void {
    this.#toggle(cell)
    this.numberOf[cell] = number
    this.#toggle(cell)
  }

  /** The places of the cell's number in its line in one direction, without the cell itself. */
  rivals(cell: number, direction: number): number {
    const slot = cell * this.#board.directions + direction
    const places = this.places[(this.#board.lineOf[slot]! << WORDS_SHIFT) | this.numberOf[cell]!]!
    return places & ~(1 << this.#board.placeOf[slot]!)
  }

  #toggle(cell: number): void {
    const { directions, lineOf, placeOf } = this.#board
    const number = this.numberOf[cell]!
    for (let slot = cell * directions; slot < (cell + 1) * directions; slot++)
      this.places[(lineOf[slot]! << WORDS_SHIFT) | number]! ^= 1 << placeOf[slot]!
  }
}

export function numbersOf(board: SolverBoard, { cells }: Puzzle): Numbers {
  const numbers = new Numbers(board)
  let cell = 0
  for (const row of cells)
    for (const number of row)
      if (number !== null) {
        if (number > GREATEST_NUMBER) throw new RangeError(`${number} is too great a number`)
        numbers.numberOf[cell++] = number
      }
  numbers.rebuildIndex()
  return numbers
}

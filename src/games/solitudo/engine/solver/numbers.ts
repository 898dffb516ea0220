import { BLANK, GREATEST_NUMBER, type Puzzle } from '../../rules/puzzle.ts'
import { LONGEST_LINE, type SolverBoard } from './solver-board.ts'

/** Room for the numbers and for the codes of blank cells, rounded up so that a line's words begin at a shift. */
const WORDS_SHIFT = 7
const FIRST_BLANK_CODE = GREATEST_NUMBER + 1

/** The numbers under the cells, with the places at which a line has each of them as the bits of one word. */
export class Numbers {
  readonly numberOf: Uint8Array
  /** The places of a number in a line, at (line << 7) | number. */
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

/** A puzzle's rows with these numbers; cells with the code of a blank one are blank. */
export function puzzleWith({ shape, rows, cols, grid }: SolverBoard, numberOf: Uint8Array): Puzzle {
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from(grid.subarray(row * cols, (row + 1) * cols), cell => {
      if (cell < 0) return null
      const number = numberOf[cell]!
      return number > GREATEST_NUMBER ? BLANK : number
    }),
  )
  return { shape, cells }
}

export function numbersOf(board: SolverBoard, { cells }: Puzzle): Numbers {
  const numbers = new Numbers(board)
  let cell = 0
  for (const [row, numbersOfRow] of cells.entries())
    for (const [column, number] of numbersOfRow.entries())
      if (number !== null) {
        if (number > GREATEST_NUMBER) throw new RangeError(`${number} is too great a number`)
        numbers.numberOf[cell] = number === BLANK ? blankCode(row, column) : number
        cell++
      }
  numbers.rebuildIndex()
  return numbers
}

/**
 * A code that no other cell in line with a blank cell has, so that comparisons never find it equal to anything. The
 * longest line is a prime, so steps of 1 and 2 along rows, columns and slants meet no code twice.
 */
export function blankCode(row: number, column: number): number {
  return FIRST_BLANK_CODE + ((column + 2 * row) % LONGEST_LINE)
}

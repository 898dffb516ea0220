import type { FastRng } from '#kernel/fast-rng.ts'
import type { Numbers } from '../solver/numbers.ts'
import type { SolverBoard } from '../solver/solver-board.ts'

/** Number changes per cell, to move away from the regular Latin square at the start. */
const CHANGES = 1

/** Fills a board with numbers so that no number is repeated among the kept cells of a line (H4). */
export class NumberFiller {
  readonly #board: SolverBoard
  readonly #numbers: Numbers
  /** Numbers run from 1 to this: as many as a Latin square of the board's width needs. */
  readonly #greatest: number
  readonly #names: Uint8Array
  readonly #rowOrder: Uint8Array
  readonly #columnOrder: Uint8Array
  /** The row factors for which no number is repeated in a line of a hexagon. */
  readonly #factors: readonly number[]
  /** The numbers among the kept cells of a line, as bits. */
  readonly #used: Int32Array

  constructor(board: SolverBoard, numbers: Numbers) {
    this.#board = board
    this.#numbers = numbers
    this.#greatest = Math.max(board.rows, board.cols)
    this.#names = new Uint8Array(this.#greatest)
    this.#rowOrder = new Uint8Array(this.#greatest)
    this.#columnOrder = new Uint8Array(this.#greatest)
    this.reset()
    this.#factors = board.shape === 'hexagon' ? factorsOf(this.#greatest) : [1]
    this.#used = new Int32Array(board.lineCount)
  }

  reset(): void {
    for (let index = 0; index < this.#greatest; index++) {
      this.#names[index] = index + 1
      this.#rowOrder[index] = index
      this.#columnOrder[index] = index
    }
  }

  fill(isShaded: Uint8Array, dice: FastRng): void {
    this.#fillRegularly(dice)
    this.#stray(isShaded, dice)
    for (let cell = 0; cell < isShaded.length; cell++)
      if (isShaded[cell] === 1) this.#numbers.numberOf[cell] = this.#duplicate(cell, isShaded, dice)
    this.#numbers.rebuildIndex()
  }

  /** A Latin square with shuffled rows and columns; on a hexagon column plus a multiple of the row, modulo its width. */
  #fillRegularly(dice: FastRng): void {
    const { rows, cols, grid, shape } = this.#board
    dice.shuffle(this.#names)
    if (shape === 'rectangle') {
      dice.shuffle(this.#rowOrder)
      dice.shuffle(this.#columnOrder)
    }
    const factor = this.#factors[dice.below(this.#factors.length)]!
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < cols; column++) {
        const cell = grid[row * cols + column]!
        const term = factor * this.#rowOrder[row]! + this.#columnOrder[column]!
        if (cell >= 0) this.#numbers.numberOf[cell] = this.#names[term % this.#greatest]!
      }
  }

  /** Gives kept cells other numbers that no kept cell of their lines has. */
  #stray(isShaded: Uint8Array, dice: FastRng): void {
    const { cellCount } = this.#board
    const { numberOf } = this.#numbers
    this.#used.fill(0)
    for (let cell = 0; cell < cellCount; cell++) if (isShaded[cell] === 0) this.#toggle(cell, numberOf[cell]!)
    const all = (2 << this.#greatest) - 2
    for (let change = CHANGES * cellCount; change > 0; change--) {
      const cell = dice.below(cellCount)
      if (isShaded[cell] === 1) continue
      let free = all & ~this.#usedAround(cell)
      if (free === 0) continue
      for (let skip = dice.below(bitCount(free)); skip > 0; skip--) free &= free - 1
      this.#toggle(cell, numberOf[cell]!)
      numberOf[cell] = 31 - Math.clz32(free & -free)
      this.#toggle(cell, numberOf[cell]!)
    }
  }

  #usedAround(cell: number): number {
    const { directions, lineOf } = this.#board
    let used = 0
    for (let slot = cell * directions; slot < (cell + 1) * directions; slot++)
      used |= this.#used[lineOf[slot]!]!
    return used
  }

  #toggle(cell: number, number: number): void {
    const { directions, lineOf } = this.#board
    for (let slot = cell * directions; slot < (cell + 1) * directions; slot++)
      this.#used[lineOf[slot]!]! ^= 1 << number
  }

  /** The number of some kept cell in a line with a shaded one. */
  #duplicate(cell: number, isShaded: Uint8Array, dice: FastRng): number {
    const { directions, lineOf, cellAt, lineLengths } = this.#board
    for (;;) {
      const line = lineOf[cell * directions + dice.below(directions)]!
      const other = cellAt[(line << 5) | dice.below(lineLengths[line]!)]!
      // A shaded cell has kept neighbours, so at least one exists.
      if (isShaded[other] === 0) return this.#numbers.numberOf[other]!
    }
  }
}

function factorsOf(width: number): number[] {
  const isUnit = (factor: number) => greatestDivisor(factor, width) === 1
  return Array.from({ length: width }, (_, factor) => factor).filter(
    factor => factor > 1 && isUnit(factor) && isUnit(factor - 1),
  )
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other)
}

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

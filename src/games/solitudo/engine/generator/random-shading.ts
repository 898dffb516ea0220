import type { FastRng } from '#kernel/fast-rng.ts'
import { Fences } from '../solver/fences.ts'
import type { SolverBoard } from '../solver/solver-board.ts'

/**
 * Shades cells at random, none touching and the board still connected, until no other cell can be shaded. A kept cell
 * that could be shaded as well would give every puzzle on this shading a second solution.
 */
export class RandomShading {
  readonly isShaded: Uint8Array
  /** The shaded cells, the first ones of this list. */
  readonly shaded: Int16Array
  count = 0
  readonly #board: SolverBoard
  readonly #fences: Fences
  readonly #order: Int16Array

  constructor(board: SolverBoard) {
    this.#board = board
    this.isShaded = new Uint8Array(board.cellCount)
    this.shaded = new Int16Array(board.cellCount)
    this.#fences = new Fences(board, this.isShaded)
    this.#order = new Int16Array(board.cellCount)
    this.reset()
  }

  reset(): void {
    for (let cell = 0; cell < this.#order.length; cell++) this.#order[cell] = cell
  }

  shade(dice: FastRng): void {
    while (this.count > 0) {
      const cell = this.shaded[--this.count]!
      this.#fences.undoJoin(cell)
      this.isShaded[cell] = 0
    }
    dice.shuffle(this.#order)
    for (let at = 0; at < this.#order.length; at++) {
      const cell = this.#order[at]!
      if (this.#hasShadedNeighbour(cell) || !this.#fences.join(cell)) continue
      this.isShaded[cell] = 1
      this.shaded[this.count++] = cell
    }
  }

  #hasShadedNeighbour(cell: number): boolean {
    const { neighbourStart, neighbours } = this.#board
    const end = neighbourStart[cell + 1]!
    for (let index = neighbourStart[cell]!; index < end; index++)
      if (this.isShaded[neighbours[index]!] === 1) return true
    return false
  }
}

import type { FastRng } from '#kernel/fast-rng.ts'
import { Fences } from '../solver/fences.ts'
import type { SolverBoard } from '../solver/solver-board.ts'

/**
 * Shades cells at random, none touching and the board still connected, until no other cell can be shaded. A kept cell
 * that could be shaded as well would give every puzzle on this shading a second solution. A composer's own shading can
 * be set instead.
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
    this.#clear()
    dice.shuffle(this.#order)
    for (let at = 0; at < this.#order.length; at++) this.#tryShading(this.#order[at]!)
  }

  /** Shades these cells and no others; throws if they touch each other or divide the board. */
  setShaded(cells: readonly number[]): void {
    this.#clear()
    for (const cell of cells) if (!this.#tryShading(cell)) throw new Error('This shading breaks a rule')
  }

  /** The cells that could be shaded as well, each by itself. */
  shadeableCells(): number[] {
    return [...this.isShaded.keys()].filter(
      cell => this.isShaded[cell] === 0 && !this.#hasShadedNeighbour(cell) && !this.#fences.wouldClose(cell),
    )
  }

  #clear(): void {
    while (this.count > 0) {
      const cell = this.shaded[--this.count]!
      this.#fences.undoJoin(cell)
      this.isShaded[cell] = 0
    }
  }

  #tryShading(cell: number): boolean {
    if (this.#hasShadedNeighbour(cell) || !this.#fences.join(cell)) return false
    this.isShaded[cell] = 1
    this.shaded[this.count++] = cell
    return true
  }

  #hasShadedNeighbour(cell: number): boolean {
    const { neighbourStart, neighbours } = this.#board
    const end = neighbourStart[cell + 1]!
    for (let index = neighbourStart[cell]!; index < end; index++)
      if (this.isShaded[neighbours[index]!] === 1) return true
    return false
  }
}

import type { Numbers } from '../solver/numbers.ts'
import type { SolverBoard } from '../solver/solver-board.ts'

interface KnownShading {
  readonly isShaded: Uint8Array
  /** The cells that take part in every repeat it leaves; undefined if it leaves none. */
  readonly throughAll: ReadonlySet<number> | undefined
}

/** Beyond these, comparing takes longer than solving. */
const MOST_KNOWN = 100

/**
 * Shadings that solve a puzzle, or would if one number were another. They tell for most changes of a number, without
 * solving, that two solutions remain.
 */
export class KnownShadings {
  readonly #board: SolverBoard
  readonly #numberOf: Uint8Array
  /** By their shaded cells, the oldest first. */
  readonly #known = new Map<string, KnownShading>()

  /** The numbers of the puzzle as it is; later changes of them make no difference. */
  constructor(board: SolverBoard, numbers: Numbers) {
    this.#board = board
    this.#numberOf = numbers.numberOf.slice()
  }

  /** Adds a shading that obeys the rules about shaded cells; the cells in order. */
  add(shaded: readonly number[]): void {
    const key = shaded.join()
    if (this.#known.has(key)) return
    const isShaded = new Uint8Array(this.#board.cellCount)
    for (const cell of shaded) isShaded[cell] = 1
    const throughAll = this.#cellsInAllRepeats(isShaded)
    if (throughAll?.size === 0) return
    this.#known.set(key, { isShaded, throughAll })
    if (this.#known.size > MOST_KNOWN) this.#known.delete(this.#known.keys().next().value!)
  }

  /** Whether two of them solve the puzzle with another number at a cell. */
  leaveTwo(cell: number, number: number): boolean {
    let count = 0
    for (const shading of this.#known.values())
      if (this.#solves(shading, cell, number) && ++count === 2) return true
    return false
  }

  #solves({ isShaded, throughAll }: KnownShading, cell: number, number: number): boolean {
    if (throughAll && !throughAll.has(cell)) return false
    if (isShaded[cell] === 1) return true
    const { directions, lineOf, cellAt, lineLengths } = this.#board
    for (let slot = cell * directions; slot < (cell + 1) * directions; slot++) {
      const line = lineOf[slot]!
      for (let place = 0; place < lineLengths[line]!; place++) {
        const other = cellAt[(line << 5) | place]!
        if (other !== cell && isShaded[other] === 0 && this.#numberOf[other] === number) return false
      }
    }
    return true
  }

  #cellsInAllRepeats(isShaded: Uint8Array): ReadonlySet<number> | undefined {
    const { lineCount, lineLengths, cellAt } = this.#board
    let inAll: Set<number> | undefined
    for (let line = 0; line < lineCount; line++)
      for (let place = 0; place < lineLengths[line]!; place++)
        for (let after = place + 1; after < lineLengths[line]!; after++) {
          const pair = [cellAt[(line << 5) | place]!, cellAt[(line << 5) | after]!] as const
          if (pair.some(cell => isShaded[cell] === 1)) continue
          if (this.#numberOf[pair[0]] !== this.#numberOf[pair[1]]) continue
          inAll = new Set(pair.filter(cell => inAll === undefined || inAll.has(cell)))
        }
    return inAll
  }
}

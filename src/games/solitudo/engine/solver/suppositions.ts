import { KEPT, type MarkCode, OPEN, type Propagator, SHADED } from './propagator.ts'

/**
 * Supposes each open cell kept and shaded, and makes the marks that a contradiction or the agreement of both proves, until a
 * round over all cells finds nothing new. False when a cell can be neither.
 */
export class Suppositions {
  readonly #marks: Propagator
  /** The marks that supposing a cell kept has led to, valid where the round is the current one. */
  readonly #keptMarks: Uint8Array
  readonly #keptRounds: Int32Array
  readonly #agreed: Int16Array
  #round = 0

  constructor(marks: Propagator) {
    this.#marks = marks
    const { cellCount } = marks.board
    this.#keptMarks = new Uint8Array(cellCount)
    this.#keptRounds = new Int32Array(cellCount)
    this.#agreed = new Int16Array(cellCount)
  }

  /** `beforeEach` is called before each cell that is tried, and may throw to end the search. */
  tryAllCells(beforeEach?: () => void): boolean {
    const { cellCount } = this.#marks.board
    let quiet = 0
    for (let cell = 0; quiet < cellCount && !this.#marks.isComplete; cell = (cell + 1) % cellCount) {
      const before = this.#marks.count
      if (this.#marks.marks[cell] === OPEN) {
        beforeEach?.()
        if (!this.#tryBothWays(cell)) return false
      }
      quiet = this.#marks.count > before ? 0 : quiet + 1
    }
    return true
  }

  /** Supposes this cell kept, then shaded, and makes the marks that this proves; false if it can be neither. */
  #tryBothWays(cell: number): boolean {
    const marks = this.#marks
    const before = marks.count
    if (!marks.suppose(cell, KEPT)) return this.#turn(cell, before, SHADED)
    this.#remember(before)
    marks.backtrackTo(before)
    if (!marks.suppose(cell, SHADED)) return this.#turn(cell, before, KEPT)
    const agreed = this.#compare(before)
    if (agreed === 0) {
      marks.backtrackTo(before)
      return true
    }
    return this.#adopt(before, agreed)
  }

  #turn(cell: number, before: number, mark: MarkCode): boolean {
    this.#marks.backtrackTo(before)
    return this.#marks.suppose(cell, mark)
  }

  #remember(before: number): void {
    const { trail, marks, count } = this.#marks
    this.#round++
    for (let at = before; at < count; at++) {
      const cell = trail[at]!
      this.#keptMarks[cell] = marks[cell]!
      this.#keptRounds[cell] = this.#round
    }
  }

  /** Collects the cells that both ways mark alike. */
  #compare(before: number): number {
    const { trail, marks, count } = this.#marks
    let agreed = 0
    for (let at = before; at < count; at++) {
      const cell = trail[at]!
      if (this.#keptRounds[cell] === this.#round && this.#keptMarks[cell] === marks[cell])
        this.#agreed[agreed++] = cell
    }
    return agreed
  }

  #adopt(before: number, agreed: number): boolean {
    const marks = this.#marks
    marks.backtrackTo(before)
    for (let at = 0; at < agreed; at++) {
      const cell = this.#agreed[at]!
      if (!marks.mark(cell, this.#keptMarks[cell] as MarkCode)) return false
    }
    return marks.propagate()
  }
}

import { KEPT, type MarkCode, OPEN, type Propagator, SHADED } from './propagator.ts'
import { Suppositions } from './suppositions.ts'

/** Thrown when a limit ends the search. */
export class Stopped extends Error {}

/**
 * Finds a solution that agrees with the marks made so far. It uses the rules alone and none of the named
 * techniques, so what they conclude can be checked against it.
 */
export class Search {
  readonly #marks: Propagator
  readonly #suppositions: Suppositions
  readonly #goOn: (steps: number) => boolean

  constructor(marks: Propagator, goOn: (steps: number) => boolean) {
    this.#marks = marks
    this.#suppositions = new Suppositions(marks)
    this.#goOn = goOn
  }

  /** Marks all that single suppositions prove; false when there is no solution. */
  tighten(): boolean {
    return this.#suppositions.tryAllCells(() => this.#spend())
  }

  /** Leaves a solution on the board, or the marks as they were when there is none. */
  find(): boolean {
    const before = this.#marks.count
    if (this.tighten() && (this.#marks.isComplete || this.#dive() || this.#branch())) return true
    this.#marks.backtrackTo(before)
    return false
  }

  /**
   * Decides one cell after another without looking ahead. Where single suppositions prove nothing, the first two
   * rules never make this fail, and the third seldom does.
   */
  #dive(): boolean {
    const marks = this.#marks
    const before = marks.count
    for (let cell = 0; cell < marks.board.cellCount; cell++) {
      if (marks.marks[cell] !== OPEN) continue
      this.#spend()
      const here = marks.count
      if (marks.suppose(cell, KEPT)) continue
      marks.backtrackTo(here)
      if (marks.suppose(cell, SHADED)) continue
      marks.backtrackTo(before)
      return false
    }
    return true
  }

  #branch(): boolean {
    const marks = this.#marks
    const before = marks.count
    const cell = this.pickBranchCell()
    for (const mark of [SHADED, KEPT] as const) {
      if (marks.suppose(cell, mark) && this.find()) return true
      marks.backtrackTo(before)
    }
    return false
  }

  /** The open cell for which both marks have many consequences. */
  pickBranchCell(): number {
    const marks = this.#marks
    let best = -1
    let most = -1
    for (let cell = 0; cell < marks.board.cellCount; cell++) {
      if (marks.marks[cell] !== OPEN) continue
      const weight = this.#consequences(cell, KEPT) * this.#consequences(cell, SHADED)
      if (weight > most) {
        most = weight
        best = cell
      }
    }
    return best
  }

  #consequences(cell: number, mark: MarkCode): number {
    const marks = this.#marks
    const before = marks.count
    this.#spend()
    marks.suppose(cell, mark)
    const count = marks.count - before
    marks.backtrackTo(before)
    return count
  }

  #spend(): void {
    if (!this.#goOn(this.#marks.steps)) throw new Stopped()
  }
}

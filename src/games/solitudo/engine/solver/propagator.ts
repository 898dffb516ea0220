import { Fences } from './fences.ts'
import type { Numbers } from './numbers.ts'
import type { SolverBoard } from './solver-board.ts'

export const OPEN = 0
export const KEPT = 1
export const SHADED = 2
export type MarkCode = typeof KEPT | typeof SHADED

/** How the third rule is checked: not at all, at cells enclosed by their neighbours, or wherever the board divides. */
export type ConnectivityCheck = 'nothing' | 'enclosed' | 'divided'

/**
 * Marks cells and applies the direct consequences of the three rules: cells around a shaded one are kept, equals of a
 * kept one are shaded, and cells that would divide the board are kept. Marks are stored in the order in which they
 * were made, and the last ones can be undone.
 */
export class Propagator {
  readonly marks: Uint8Array
  readonly trail: Int16Array
  /** How many cells are marked, and how many of them as shaded. */
  count = 0
  shadedCount = 0
  /** How many cells the solution shades, if it is known; the puzzle is solved once that many are shaded. */
  targetShadedCount = -1
  /** All marks made so far, including undone ones: the measure of work. */
  steps = 0
  readonly board: SolverBoard
  readonly numbers: Numbers
  readonly #fences: Fences
  #guard: ConnectivityCheck = 'divided'
  /** The consequences of the marks before this place in the trail have been drawn. */
  #followed = 0

  constructor(board: SolverBoard, numbers: Numbers) {
    this.board = board
    this.numbers = numbers
    this.marks = new Uint8Array(board.cellCount)
    this.trail = new Int16Array(board.cellCount)
    this.#fences = new Fences(board, this.marks)
  }

  /** Whether nothing is left to find; every unmarked cell is then kept (H2). */
  get isComplete(): boolean {
    return this.count === this.board.cellCount || this.shadedCount === this.targetShadedCount
  }

  /** Removes all marks. */
  reset(guard: ConnectivityCheck): void {
    this.backtrackTo(0)
    this.#guard = guard === 'divided' && !this.board.isDividable ? 'nothing' : guard
  }

  /** Marks a cell; false when it is marked otherwise already. */
  mark(cell: number, mark: MarkCode): boolean {
    const before = this.marks[cell]
    if (before !== OPEN) return before === mark
    this.marks[cell] = mark
    this.trail[this.count++] = cell
    if (mark === SHADED) this.shadedCount++
    this.steps++
    return true
  }

  /** Draws the consequences of all marks; false when they contradict each other. */
  propagate(): boolean {
    while (this.#followed < this.count) {
      const cell = this.trail[this.#followed]!
      if (this.marks[cell] === KEPT) {
        if (!this.#shadeRivals(cell)) return false
      } else {
        if (!this.#keepAround(cell)) return false
        if (this.#guard === 'divided') {
          if (!this.#keepClosing(cell)) return false
        } else if (this.#guard === 'enclosed' && !this.#keepLast(cell)) return false
      }
      this.#followed++
    }
    return true
  }

  /** A mark with its consequences. */
  suppose(cell: number, mark: MarkCode): boolean {
    return this.mark(cell, mark) && this.propagate()
  }

  /** Undoes all marks but the first `count`. */
  backtrackTo(count: number): void {
    const { marks, trail } = this
    while (this.count > count) {
      const cell = trail[--this.count]!
      if (marks[cell] === SHADED) {
        this.shadedCount--
        if (this.#fences.isJoined(cell)) this.#fences.undoJoin(cell)
      }
      marks[cell] = OPEN
    }
    if (this.#followed > count) this.#followed = count
  }

  #shadeRivals(cell: number): boolean {
    const { directions, lineOf, cellAt } = this.board
    for (let direction = 0; direction < directions; direction++) {
      let rivals = this.numbers.rivals(cell, direction)
      if (rivals === 0) continue
      const line = lineOf[cell * directions + direction]! << 5
      for (; rivals !== 0; rivals &= rivals - 1)
        if (!this.mark(cellAt[line | (31 - Math.clz32(rivals & -rivals))]!, SHADED)) return false
    }
    return true
  }

  #keepAround(cell: number): boolean {
    const { neighbourStart, neighbours } = this.board
    const end = neighbourStart[cell + 1]!
    for (let index = neighbourStart[cell]!; index < end; index++)
      if (!this.mark(neighbours[index]!, KEPT)) return false
    return true
  }

  #keepClosing(cell: number): boolean {
    const fences = this.#fences
    if (!fences.join(cell)) return false
    fences.findClosing()
    for (let at = 0; at < fences.closingCount; at++) if (!this.mark(fences.closing[at]!, KEPT)) return false
    return true
  }

  /** Keeps the last open neighbour of every neighbour that has only one left. */
  #keepLast(cell: number): boolean {
    const { neighbourStart, neighbours } = this.board
    const end = neighbourStart[cell + 1]!
    for (let index = neighbourStart[cell]!; index < end; index++) {
      const last = this.#lastWayOut(neighbours[index]!)
      if (last === DEAD_END || (last >= 0 && !this.mark(last, KEPT))) return false
    }
    return true
  }

  #lastWayOut(cell: number): number {
    const { neighbourStart, neighbours } = this.board
    const start = neighbourStart[cell]!
    const end = neighbourStart[cell + 1]!
    // A cell that touches all others may be the only one kept.
    if (end - start === this.marks.length - 1) return SEVERAL
    let last = DEAD_END
    for (let index = start; index < end; index++) {
      const neighbour = neighbours[index]!
      if (this.marks[neighbour] === SHADED) continue
      if (last !== DEAD_END) return SEVERAL
      last = neighbour
    }
    return last
  }
}

const SEVERAL = -1
const DEAD_END = -2

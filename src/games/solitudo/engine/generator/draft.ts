import type { FastRng } from '#kernel/fast-rng.ts'
import { GREATEST_NUMBER } from '../../rules/puzzle.ts'
import type { Grade } from '../../rules/puzzle-request.ts'
import { computeClosure } from '../solver/closure.ts'
import { Numbers } from '../solver/numbers.ts'
import { KEPT, OPEN, Propagator } from '../solver/propagator.ts'
import type { SolverBoard } from '../solver/solver-board.ts'
import { Suppositions } from '../solver/suppositions.ts'
import { NumberFiller } from './number-filler.ts'
import { RandomShading } from './random-shading.ts'

/** How many random cells of a line are examined before another shaded cell is tried. */
const LOOKS = 10

/** A puzzle under construction on one board: its shading, its numbers, and the conclusions of a grade. */
export class Draft {
  readonly board: SolverBoard
  readonly numbers: Numbers
  readonly shading: RandomShading
  readonly marks: Propagator
  readonly suppositions: Suppositions
  /** 1 for a cell whose number must not change; a composer's own numbers are such. */
  readonly isFixed: Uint8Array
  readonly #filling: NumberFiller

  constructor(board: SolverBoard) {
    this.board = board
    this.numbers = new Numbers(board)
    this.shading = new RandomShading(board)
    this.marks = new Propagator(board, this.numbers)
    this.suppositions = new Suppositions(this.marks)
    this.isFixed = new Uint8Array(board.cellCount)
    this.#filling = new NumberFiller(board, this.numbers)
  }

  /** Resets all state, so that the next puzzle depends on the random draws alone. */
  reset(): void {
    this.marks.steps = 0
    this.shading.reset()
    this.#filling.reset()
  }

  /** Makes a new shading, and numbers that it solves. */
  begin(dice: FastRng): void {
    // Work without marks counts as a step too; otherwise a limit might never be reached.
    this.marks.steps += this.board.cellCount
    this.shading.shade(dice)
    this.marks.targetShadedCount = this.shading.count
    this.#filling.fill(this.shading.isShaded, dice)
  }

  /** Begins with a shading and numbers from elsewhere; the fixed ones stay. */
  beginWith(shaded: readonly number[], numberOf: Uint8Array): void {
    this.marks.steps += this.board.cellCount
    this.shading.setShaded(shaded)
    this.marks.targetShadedCount = this.shading.count
    this.numbers.numberOf.set(numberOf)
    this.numbers.rebuildIndex()
  }

  /**
   * Whether a grade finds every shaded cell. This proves that the solution is unique: a closure shades only cells that
   * every solution shades, and a random shading leaves no other cell that could be shaded as well.
   */
  isSolvableAt(grade: Grade): boolean {
    computeClosure(this.marks, grade)
    return this.marks.isComplete
  }

  /** The number of a random kept cell in line with a shaded one that passes the test; 0 when none was found. */
  duplicate(cell: number, dice: FastRng, passes: (kept: number) => boolean): number {
    const { directions, lineOf, lineLengths, cellAt } = this.board
    for (let look = 0; look < LOOKS; look++) {
      const line = lineOf[cell * directions + dice.below(directions)]!
      const other = cellAt[(line << 5) | dice.below(lineLengths[line]!)]!
      const number = this.numbers.numberOf[other]!
      // A blank cell has nothing to repeat.
      if (this.shading.isShaded[other] === 0 && number <= GREATEST_NUMBER && passes(other)) return number
    }
    return 0
  }

  /** Gives some unmarked shaded cell the number of a cell in line that is marked as kept. */
  renumberOne(dice: FastRng): number {
    const { marks } = this.marks
    const isKnown = (kept: number) => marks[kept] === KEPT
    const { shaded, count } = this.shading
    const first = dice.below(count)
    for (let turn = 0; turn < count; turn++) {
      const cell = shaded[(first + turn) % count]!
      if (marks[cell] !== OPEN || this.isFixed[cell] === 1) continue
      const number = this.duplicate(cell, dice, isKnown)
      if (number === 0) continue
      this.numbers.setNumber(cell, number)
      return cell
    }
    return -1
  }

  /** Whether a cell's number is repeated one or two cells away in a line, where the number techniques would find it. */
  isConspicuous(cell: number): boolean {
    const { directions, placeOf } = this.board
    for (let direction = 0; direction < directions; direction++) {
      const place = placeOf[cell * directions + direction]!
      const near = place < 2 ? 0b11111 >> (2 - place) : 0b11111 << (place - 2)
      if ((this.numbers.rivals(cell, direction) & near) !== 0) return true
    }
    return false
  }
}

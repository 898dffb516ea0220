import type { FastRng } from '#kernel/fast-rng.ts'
import type { Grade } from '../../rules/puzzle-request.ts'
import { computeClosure } from '../solver/closure.ts'
import { Numbers } from '../solver/numbers.ts'
import { KEPT, OPEN, Propagator } from '../solver/propagator.ts'
import type { SolverBoard } from '../solver/solver-board.ts'
import { Suppositions } from '../solver/suppositions.ts'
import { NumberFiller } from './number-filler.ts'
import { RandomShading } from './random-shading.ts'

/** How often a random cell of a line is looked at before another shaded cell is tried. */
const LOOKS = 10

/** A puzzle in the making on one board: its shading, its numbers, and what a grade concludes of them. */
export class Draft {
  readonly board: SolverBoard
  readonly numbers: Numbers
  readonly shading: RandomShading
  readonly marks: Propagator
  readonly suppositions: Suppositions
  readonly #filling: NumberFiller

  constructor(board: SolverBoard) {
    this.board = board
    this.numbers = new Numbers(board)
    this.shading = new RandomShading(board)
    this.marks = new Propagator(board, this.numbers)
    this.suppositions = new Suppositions(this.marks)
    this.#filling = new NumberFiller(board, this.numbers)
  }

  /** Forgets what came before, so that what comes next follows from the dice alone. */
  reset(): void {
    this.marks.steps = 0
    this.shading.reset()
    this.#filling.reset()
  }

  /** A new shading with numbers of which it is a solution. */
  begin(dice: FastRng): void {
    // What takes no mark takes a step too, or a limit would never be reached.
    this.marks.steps += this.board.cellCount
    this.shading.shade(dice)
    this.marks.targetShadedCount = this.shading.count
    this.#filling.fill(this.shading.isShaded, dice)
  }

  /**
   * Whether a grade finds every shaded cell. That proves the solution to be the only one: a closure shades only what
   * every solution shades, and the shader has left no other cell that could be shaded as well.
   */
  isSolvableAt(grade: Grade): boolean {
    computeClosure(this.marks, grade)
    return this.marks.isComplete
  }

  /** The number of a random kept cell in a line with a shaded one, of those that pass; 0 when none was found. */
  duplicate(cell: number, dice: FastRng, passes: (kept: number) => boolean): number {
    const { directions, lineOf, lineLengths, cellAt } = this.board
    for (let look = 0; look < LOOKS; look++) {
      const line = lineOf[cell * directions + dice.below(directions)]!
      const other = cellAt[(line << 5) | dice.below(lineLengths[line]!)]!
      if (this.shading.isShaded[other] === 0 && passes(other)) return this.numbers.numberOf[other]!
    }
    return 0
  }

  /** Some shaded cell that is not marked and has a kept cell in line that is: it gets that one's number. */
  renumberOne(dice: FastRng): number {
    const { marks } = this.marks
    const isKnown = (kept: number) => marks[kept] === KEPT
    const { shaded, count } = this.shading
    const first = dice.below(count)
    for (let turn = 0; turn < count; turn++) {
      const cell = shaded[(first + turn) % count]!
      if (marks[cell] !== OPEN) continue
      const number = this.duplicate(cell, dice, isKnown)
      if (number === 0) continue
      this.numbers.setNumber(cell, number)
      return cell
    }
    return -1
  }

  /** Whether the number of a cell stands beside it or one further on in a line: where techniques of numbers begin. */
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

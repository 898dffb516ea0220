import type { Report } from '#kernel/engine.ts'
import type { Cell } from '#kernel/grid.ts'
import type { Random } from '#kernel/random.ts'
import {
  BLANK,
  GREATEST_NUMBER,
  hasBlanks,
  type NumberChange,
  type Puzzle,
  type Shading,
} from '../../rules/puzzle.ts'
import { blankCode, type Numbers, numbersOf } from '../solver/numbers.ts'
import { Propagator } from '../solver/propagator.ts'
import { type SolveResult, Solver } from '../solver/solve.ts'
import { type SolverBoard, solverBoardOf } from '../solver/solver-board.ts'
import { closureGrade } from './closure-grade.ts'
import { shadedCells } from './fill-numbers.ts'
import { KnownShadings } from './known-shadings.ts'
import type { Repair, Repairs } from './questions.ts'
import { renumberShaded } from './renumber-shaded.ts'

export interface RepairOptions {
  /** The solution that the composer has in mind, if the puzzle already has it. */
  readonly painted?: Shading
  readonly random: Random
  readonly report: Report
  /** How many repairs are enough. */
  readonly most?: number
  /** The maximum number of steps for one change, and for all of them. */
  readonly limits?: { readonly change: number; readonly all: number }
}

const MOST = 5
/** No change that is worth offering takes longer than some milliseconds; all of them together take some seconds. */
const LIMITS = { change: 1_000_000, all: 200_000_000 }

/**
 * The numbers to change so that a puzzle has exactly one solution, which the complete solver proves for each. One change
 * is offered for a cell; several changes together are offered only where no single one suffices.
 */
export function findRepairs(puzzle: Puzzle, options: RepairOptions): Repairs {
  const search = new RepairSearch(puzzle, options)
  return search.isNeeded ? search.find() : { repairs: [], isComplete: true }
}

class RepairSearch {
  readonly #puzzle: Puzzle
  readonly #options: RepairOptions
  readonly #board: SolverBoard
  readonly #numbers: Numbers
  readonly #solver: Solver
  /** For grades; the solver's own marks count steps. */
  readonly #marks: Propagator
  readonly #present: SolveResult
  readonly #known: KnownShadings
  readonly #greatest: number
  /** The solution to preserve, if there is any to choose from. */
  readonly #aim: readonly number[] | undefined
  #repairs: Repair[] = []
  #isComplete = true
  #steps = 0

  constructor(puzzle: Puzzle, options: RepairOptions) {
    this.#puzzle = puzzle
    this.#options = options
    this.#board = solverBoardOf(puzzle)
    this.#numbers = numbersOf(this.#board, puzzle)
    this.#solver = new Solver(this.#board, this.#numbers)
    this.#marks = new Propagator(this.#board, this.#numbers)
    this.#known = new KnownShadings(this.#board, this.#numbers)
    this.#present = this.#solver.solve({ limit: this.#limits.all })
    const numbers = this.#numbers.numberOf.filter(number => number <= GREATEST_NUMBER)
    this.#greatest = Math.max(this.#board.rows, this.#board.cols, ...numbers)
    const { painted } = options
    const { first } = this.#present
    this.#aim = painted ? shadedCells(this.#board, painted) : first && shadedCells(this.#board, first)
    if (painted) this.#known.add(shadedCells(this.#board, painted))
    this.#remember(this.#present)
  }

  get isNeeded(): boolean {
    return this.#present.solutions !== 1 || !this.#present.complete
  }

  find(): Repairs {
    this.#tryNumbers()
    // Blank cells cannot go everywhere, so they are offered only where they are in use or nothing else helps.
    if (hasBlanks(this.#puzzle) || this.#repairs.length === 0) this.#tryBlanks()
    if (this.#repairs.length === 0) this.#repairTogether()
    return { repairs: this.#repairs, isComplete: this.#isComplete }
  }

  get #limits() {
    return this.#options.limits ?? LIMITS
  }

  get #isEnough(): boolean {
    return this.#repairs.length >= (this.#options.most ?? MOST)
  }

  #tryNumbers(): void {
    const cells = this.#cellsInOrder()
    for (const [at, cell] of cells.entries()) {
      if (this.#isEnough) return
      if (this.#steps > this.#limits.all || this.#options.report({ done: at, of: cells.length }) === false) {
        this.#isComplete = false
        return
      }
      if (this.#present.solutions === 0 && !this.#hasSolutionWithout(cell)) continue
      const present = this.#numbers.numberOf[cell]!
      for (let number = 1; number <= this.#greatest; number++)
        if (number !== present && this.#tryChange(cell, number)) break
    }
  }

  #tryBlanks(): void {
    for (const cell of this.#cellsInOrder()) {
      if (this.#isEnough) return
      if (this.#steps > this.#limits.all) {
        this.#isComplete = false
        return
      }
      if (this.#numbers.numberOf[cell]! <= GREATEST_NUMBER) this.#tryChange(cell, this.#blankCodeAt(cell))
    }
  }

  /** First the cells that the aim shades: another number there cannot spoil it. */
  #cellsInOrder(): readonly number[] {
    const all = Array.from({ length: this.#board.cellCount }, (_, cell) => cell)
    const shaded = new Set(this.#aim)
    return [...all.filter(cell => shaded.has(cell)), ...all.filter(cell => !shaded.has(cell))]
  }

  /** A cell whose number plays no part in the contradiction cannot resolve it. */
  #hasSolutionWithout(cell: number): boolean {
    const { solutions, complete } = this.#solveWith(cell, this.#blankCodeAt(cell))
    return solutions > 0 || !complete
  }

  #tryChange(cell: number, number: number): boolean {
    if (this.#known.leaveTwo(cell, number)) return false
    const { solutions, first, complete } = this.#solveWith(cell, number)
    if (!complete) this.#isComplete = false
    if (solutions !== 1 || !complete) return false
    const shown = number > GREATEST_NUMBER ? BLANK : number
    const before = this.#numbers.numberOf[cell]!
    this.#numbers.setNumber(cell, number)
    this.#offer([{ cell: this.#placeOf(cell), number: shown }], first!)
    this.#numbers.setNumber(cell, before)
    return true
  }

  #solveWith(cell: number, number: number): SolveResult {
    const before = this.#numbers.numberOf[cell]!
    this.#numbers.setNumber(cell, number)
    const solved = this.#solver.solve({ limit: this.#limits.change })
    this.#numbers.setNumber(cell, before)
    this.#steps += solved.steps
    this.#remember(solved)
    return solved
  }

  #remember({ first, second }: SolveResult): void {
    for (const shading of [first, second]) if (shading) this.#known.add(shadedCells(this.#board, shading))
  }

  #repairTogether(): void {
    if (this.#present.solutions === 0 || !this.#aim) return
    const numberOf = renumberShaded(this.#board, this.#numbers, this.#aim, this.#options.random)
    if (!numberOf) return
    const changes = [...numberOf.entries()]
      .filter(([cell, number]) => number !== this.#numbers.numberOf[cell])
      .map(([cell, number]): NumberChange => ({ cell: this.#placeOf(cell), number }))
    this.#numbers.numberOf.set(numberOf)
    this.#numbers.rebuildIndex()
    const { solutions, first, complete } = this.#solver.solve({ limit: this.#limits.all })
    if (solutions === 1 && complete) this.#offer(changes, first!)
  }

  /** With the changed numbers in place. */
  #offer(changes: readonly NumberChange[], solution: Shading): void {
    const grade = closureGrade(this.#marks, shadedCells(this.#board, solution).length)
    this.#repairs.push({ changes, solution, grade })
  }

  #placeOf(cell: number): Cell {
    const at = this.#board.grid.indexOf(cell)
    return { row: Math.floor(at / this.#board.cols), column: at % this.#board.cols }
  }

  #blankCodeAt(cell: number): number {
    const { row, column } = this.#placeOf(cell)
    return blankCode(row, column)
  }
}

import type { Report } from '#kernel/engine.ts'
import { FastRng } from '#kernel/fast-rng.ts'
import type { Random } from '#kernel/random.ts'
import { BLANK, type Puzzle, SHADED, type Shading } from '../../rules/puzzle.ts'
import type { Grade } from '../../rules/puzzle-request.ts'
import { Draft } from '../generator/draft.ts'
import { reachGrade, repair } from '../generator/generate.ts'
import { puzzleWith } from '../solver/numbers.ts'
import { Solver } from '../solver/solve.ts'
import { type SolverBoard, solverBoardOf } from '../solver/solver-board.ts'
import { closureGrade } from './closure-grade.ts'
import { fillKeptNumbers } from './kept-numbers.ts'
import type { FilledNumbers } from './questions.ts'

export interface FillOptions {
  /** The wanted grade; null for any. */
  readonly grade: Grade | null
  readonly random: Random
  readonly report: Report
  /** The maximum number of steps spent on each kind of attempt. */
  readonly limit?: number
}

/** About a second. Some shadings allow no puzzle of some grades. */
const LIMIT = 8_000_000

/**
 * Gives every blank cell a number, so that the painted shading is a solution, if possible the only one and of the wanted
 * grade. Numbers that are there already stay. The painted shading must break no rule with them.
 */
export function fillNumbers(
  puzzle: Puzzle,
  painted: Shading,
  { grade, random, report, limit = LIMIT }: FillOptions,
): FilledNumbers {
  const board = solverBoardOf(puzzle)
  const draft = new Draft(board)
  const filling = new Filling(draft, puzzle, painted, new FastRng(random))
  const wanted = grade === null ? [] : [(dice: FastRng) => reachGrade(draft, grade, dice)]
  // Easier puzzles are found more often, so they are tried before any that need a supposition.
  const others = ([3, 4] as const).map(most => (dice: FastRng) => repair(draft, most, dice))
  const isReached = [...wanted, ...others].some(reach => filling.attempt(reach, limit, report))
  const { solutions } = new Solver(board, draft.numbers).solve()
  const isUnique = isReached && solutions === 1
  return {
    puzzle: puzzleWith(board, draft.numbers.numberOf),
    isUnique,
    grade: isUnique ? closureGrade(draft.marks, draft.shading.count) : null,
  }
}

/** Fills the same board again and again, until an attempt succeeds. */
class Filling {
  readonly #draft: Draft
  readonly #shaded: readonly number[]
  readonly #isShaded: Uint8Array
  /** Zero for blank cells. */
  readonly #given: Uint8Array
  readonly #dice: FastRng
  readonly #usual: number

  constructor(draft: Draft, puzzle: Puzzle, painted: Shading, dice: FastRng) {
    const { rows, cols, cellCount } = draft.board
    this.#draft = draft
    this.#dice = dice
    this.#usual = Math.max(rows, cols)
    this.#shaded = shadedCells(draft.board, painted)
    this.#isShaded = new Uint8Array(cellCount)
    for (const cell of this.#shaded) this.#isShaded[cell] = 1
    this.#given = Uint8Array.from(puzzle.cells.flat().filter(number => number !== null))
    draft.isFixed.set(this.#given.map(number => (number === BLANK ? 0 : 1)))
  }

  attempt(reach: (dice: FastRng) => boolean, limit: number, report: Report): boolean {
    const { marks } = this.#draft
    marks.steps = 0
    do {
      this.#begin()
      if (reach(this.#dice)) return true
    } while (marks.steps < limit && report({ done: marks.steps }) !== false)
    return false
  }

  #begin(): void {
    const numberOf = this.#given.slice()
    fillKeptNumbers(this.#draft.board, { isShaded: this.#isShaded, numberOf, usual: this.#usual }, this.#dice)
    for (const cell of this.#shaded) if (numberOf[cell] === 0) numberOf[cell] = this.#repeat(cell, numberOf)
    this.#draft.beginWith(this.#shaded, numberOf)
  }

  /** The number of some kept cell in line with a shaded one. */
  #repeat(cell: number, numberOf: Uint8Array): number {
    const { directions, lineOf, cellAt, lineLengths } = this.#draft.board
    for (;;) {
      const line = lineOf[cell * directions + this.#dice.below(directions)]!
      const other = cellAt[(line << 5) | this.#dice.below(lineLengths[line]!)]!
      // A shaded cell has kept neighbours, so at least one exists.
      if (this.#isShaded[other] === 0) return numberOf[other]!
    }
  }
}

export function shadedCells({ rows, cols, grid }: SolverBoard, shading: Shading): number[] {
  const cells: number[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < cols; column++)
      if (shading[row]!.charAt(column) === SHADED) cells.push(grid[row * cols + column]!)
  return cells
}

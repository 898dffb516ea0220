import type { Puzzle, Shading } from '../../rules/puzzle.ts'
import { NO_CELL, SHADED as SHADED_SIGN } from '../../rules/puzzle.ts'
import { type Numbers, numbersOf } from './numbers.ts'
import { KEPT, type MarkCode, Propagator, SHADED } from './propagator.ts'
import { Search, Stopped } from './search.ts'
import { type SolverBoard, solverBoardOf } from './solver-board.ts'

export interface SolveOptions {
  /** The maximum number of steps. A step is one mark on a cell, permanent or in a supposition. */
  readonly limit?: number
  /** Called periodically with the steps taken; false ends the search. */
  onProgress?(steps: number): boolean
}

export interface SolveResult {
  /** None, one, or several. */
  readonly solutions: 0 | 1 | 2
  readonly first?: Shading
  /** A second solution, when there are several. */
  readonly second?: Shading
  readonly steps: number
  /** Whether the search finished; if not, `solutions` counts those found so far. */
  readonly complete: boolean
}

const WATCH_EVERY = 1 << 16

/** Proves how many solutions a puzzle has and returns up to two of them. Works for any numbers on a connected board. */
export function solve(puzzle: Puzzle, options: SolveOptions = {}): SolveResult {
  const board = solverBoardOf(puzzle)
  return new Solver(board, numbersOf(board, puzzle)).solve(options)
}

/** Solves puzzles on one board, whose numbers may change from one to the next. */
export class Solver {
  readonly #marks: Propagator

  constructor(board: SolverBoard, numbers: Numbers) {
    this.#marks = new Propagator(board, numbers)
  }

  solve(options: SolveOptions = {}): SolveResult {
    const marks = this.#marks
    marks.steps = 0
    const search = new Search(marks, createStepLimit(options))
    const found: Shading[] = []
    let complete = true
    try {
      for (const solution of solutionsOf(marks.board, marks, search)) found.push(solution)
    } catch (error) {
      if (!(error instanceof Stopped)) throw error
      complete = false
    }
    const [first, second] = found
    return {
      solutions: found.length as 0 | 1 | 2,
      ...(first && { first }),
      ...(second && { second }),
      steps: marks.steps,
      complete: complete || found.length === 2,
    }
  }
}

/** Up to two solutions. The second differs from the first at some cell that is not proved, so each such cell is tried. */
function* solutionsOf(board: SolverBoard, marks: Propagator, search: Search): Generator<Shading> {
  marks.reset('divided')
  for (const cell of board.bridges) marks.mark(cell, KEPT)
  if (!marks.propagate() || !search.tighten()) return
  const proved = marks.count
  if (!search.find()) return
  const solution = marks.marks.slice()
  yield shadingOnBoard(board, cell => solution[cell] === SHADED)
  marks.backtrackTo(proved)
  while (!marks.isComplete) {
    const cell = search.pickBranchCell()
    const here = marks.count
    if (marks.suppose(cell, (KEPT + SHADED - solution[cell]!) as MarkCode) && search.find()) {
      yield shadingOnBoard(board, cell => marks.marks[cell] === SHADED)
      return
    }
    marks.backtrackTo(here)
    marks.suppose(cell, solution[cell] as MarkCode)
    search.tighten()
  }
}

export function shadingOnBoard(
  { rows, cols, grid }: SolverBoard,
  isShaded: (cell: number) => boolean,
): Shading {
  return Array.from({ length: rows }, (_, row) => {
    let text = ''
    for (let column = 0; column < cols; column++) {
      const cell = grid[row * cols + column]!
      text += cell < 0 ? NO_CELL : isShaded(cell) ? SHADED_SIGN : '.'
    }
    return text
  })
}

function createStepLimit({
  limit = Number.POSITIVE_INFINITY,
  onProgress,
}: SolveOptions): (steps: number) => boolean {
  let next = WATCH_EVERY
  return steps => {
    if (steps >= limit) return false
    if (steps < next) return true
    next = steps + WATCH_EVERY
    return onProgress?.(steps) ?? true
  }
}

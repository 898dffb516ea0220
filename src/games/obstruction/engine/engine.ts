import type { Game, Report } from '#kernel/game.ts'
import { createPositionEvaluator, type PositionEvaluator } from '../rules/expert.ts'
import { createObstruction } from '../rules/game.ts'
import type { Solver } from '../rules/solver/solver.ts'
import { bookOf } from './books.ts'
import { createWasmSolver } from './wasm.ts'

/** Room for about four million regions: more than any game from the book on meets. */
const TABLE_MEGABYTES = 64

export interface LoadedEngine {
  readonly solver: Solver
  readonly evaluator: PositionEvaluator
}

/** The compiled solver with the opening books, and the expert who uses them. */
export async function loadEngine(report: Report): Promise<LoadedEngine> {
  const solver = await createWasmSolver({ tableMegabytes: TABLE_MEGABYTES })
  const onProgress = (done: number) => report({ done }) !== false
  return { solver, evaluator: createPositionEvaluator({ solver, bookOf, onProgress }) }
}

/** Obstruction at its full strength, for a worker. */
export async function createEngine(report: Report): Promise<Game> {
  return createObstruction((await loadEngine(report)).evaluator)
}

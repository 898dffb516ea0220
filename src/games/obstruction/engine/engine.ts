import type { Report } from '#kernel/engine.ts'
import type { Rules } from '#kernel/rules.ts'
import { createObstruction } from '../rules/game.ts'
import type { ObstructionTypes } from '../rules/types.ts'
import { bookOf } from './books.ts'
import { createBots } from './bots.ts'
import { hint, review } from './notes.ts'
import { createPositionEvaluator, type PositionEvaluator } from './position-evaluator.ts'
import type { Solver } from './solver/solver.ts'
import { createWasmSolver } from './wasm-solver.ts'

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
export async function createEngine(report: Report): Promise<Rules> {
  return withEvaluator((await loadEngine(report)).evaluator)
}

/** The rules together with the bots, hints and reviews that rest on an evaluation of positions. */
export function withEvaluator(evaluator: PositionEvaluator): Rules<ObstructionTypes> {
  return {
    ...createObstruction(),
    bots: createBots(evaluator),
    hint: view => hint(view, evaluator),
    review: moves => review(moves, evaluator),
  }
}

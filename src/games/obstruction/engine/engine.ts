import type { Engine, Report } from '#kernel/engine.ts'
import type { PositionQuestion } from '../presentation/position-analysis.ts'
import type { ObstructionTypes } from '../rules/types.ts'
import { PositionAnalyser } from './analyse-position.ts'
import { bookOf } from './books.ts'
import { createBots } from './bots.ts'
import { createExercises } from './exercises/exercises.ts'
import { hint, review } from './notes.ts'
import { createPositionEvaluator, type PositionEvaluator } from './position-evaluator.ts'
import type { Solver } from './solver/solver.ts'
import { createWasmSolver } from './wasm-solver.ts'

/** Holds about four million regions: more than any game meets after its opening book. */
const TABLE_MEGABYTES = 64

export interface LoadedEngine {
  readonly solver: Solver
  readonly evaluator: PositionEvaluator
}

/** The compiled solver, and the evaluator that uses it together with the opening books. */
export async function loadEngine(report: Report): Promise<LoadedEngine> {
  const solver = await createWasmSolver({ tableMegabytes: TABLE_MEGABYTES })
  const onProgress = (done: number) => report({ done }) !== false
  return { solver, evaluator: createPositionEvaluator({ solver, bookOf, onProgress }) }
}

export async function createEngine(report: Report): Promise<Engine<ObstructionTypes>> {
  const { solver, evaluator } = await loadEngine(report)
  const analyser = new PositionAnalyser(solver)
  return {
    bots: createBots(evaluator),
    hint: view => hint(view, evaluator),
    review: moves => review(moves, evaluator),
    consult: (question, context) => analyser.answer(question as PositionQuestion, context),
    exercises: createExercises({ solver, evaluator }),
  }
}

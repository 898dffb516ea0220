import type { Game, Report } from '#kernel/game.ts'
import { createExpert, type Expert } from '../rules/expert.ts'
import { createObstruction } from '../rules/game.ts'
import type { Solver } from '../rules/solver/solver.ts'
import { bookOf } from './books.ts'
import { createWasmSolver } from './wasm.ts'

/** Room for about four million regions: more than any game from the book on meets. */
const TABLE_MEGABYTES = 64

export interface Engine {
  readonly solver: Solver
  readonly expert: Expert
}

/** The compiled solver with the opening books, and the expert who uses them. */
export async function openEngine(report: Report): Promise<Engine> {
  const solver = await createWasmSolver({ tableMegabytes: TABLE_MEGABYTES })
  const watch = (done: number) => report({ done }) !== false
  return { solver, expert: createExpert({ solver, bookOf, watch }) }
}

/** Obstruction at its full strength, for a worker. */
export async function createEngine(report: Report): Promise<Game> {
  return createObstruction((await openEngine(report)).expert)
}

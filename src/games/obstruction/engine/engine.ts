import type { Game, Report } from '#kernel/game.ts'
import { createExpert, type Expert } from '../rules/expert.ts'
import { createObstruction } from '../rules/game.ts'
import type { Solver } from '../rules/solver/solver.ts'
import { createTwin } from '../rules/solver/twin.ts'

/** The fast solver and the expert who uses it. */
export async function openEngine(
  _report: Report,
): Promise<{ readonly solver: Solver; readonly expert: Expert }> {
  const solver = createTwin()
  return { solver, expert: createExpert(solver) }
}

/** Obstruction at its full strength, for a worker. */
export async function createEngine(report: Report): Promise<Game> {
  return createObstruction((await openEngine(report)).expert)
}

import type { Game, Report } from '#kernel/game.ts'
import { createExpert, type Expert } from './rules/expert.ts'
import { createObstruction } from './rules/game.ts'
import { createTwin } from './rules/solver/twin.ts'

export { words } from './words.ts'

export const createEngine = async (report: Report): Promise<Game> =>
  (await import('./engine/engine.ts')).createEngine(report)

export const loadTools = () => import('./tools.ts')

/** Obstruction as the shells show and check it; the engine plays it better. */
export const game = createObstruction(whenAsked(() => createExpert({ solver: createTwin() })))

/** A solver's table takes memory that a shell which never asks should not pay for. */
function whenAsked(make: () => Expert): Expert {
  let made: Expert | undefined
  const expert = () => {
    made ??= make()
    return made
  }
  return {
    advise: board => expert().advise(board),
    judge: (board, effort) => expert().judge(board, effort),
  }
}

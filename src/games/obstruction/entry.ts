import type { Game, Report } from '#kernel/game.ts'
import { createObstruction } from './rules/game.ts'

export { words } from './words.ts'

export const createEngine = async (report: Report): Promise<Game> =>
  (await import('./engine/engine.ts')).createEngine(report)

export const loadTools = () => import('./tools.ts')

/** Obstruction as the shells show and check it. Computers, hints and reviews are the engine's, so no solver comes along. */
export const game = createObstruction({ advise: askTheEngine, judge: askTheEngine })

function askTheEngine(): never {
  throw new Error('Only the engine of Obstruction knows the worth of positions.')
}

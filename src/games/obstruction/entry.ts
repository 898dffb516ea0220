import type { Report } from '#kernel/engine.ts'
import type { Rules } from '#kernel/rules.ts'
import { createObstruction } from './rules/game.ts'

export { words } from './words.ts'

/** Obstruction as the shells show and check it. It thinks in its engine, so that a page need not carry a solver. */
export const game = createObstruction()

export const createEngine = async (report: Report): Promise<Rules> =>
  (await import('./engine/engine.ts')).createEngine(report)

export const loadFirstSteps = () => import('./first-steps.ts')
export const loadResultGrid = () => import('./result-grid.ts')

export const loadTools = () => import('./tools/tools.ts')

import type { Rules } from '#kernel/rules.ts'
import { createGuessGo } from './rules/game.ts'

export { words } from './words.ts'

/** GuessGo as the shells show and check it. The computer thinks in the engine, so that a page need not carry it. */
export const game = createGuessGo()

export const createEngine = async (): Promise<Rules> => (await import('./engine/engine.ts')).createEngine()

export const loadFirstSteps = () => import('./first-steps.ts')
export const loadResultGrid = () => import('./result-grid.ts')

export const loadTools = () => import('./tools/tools.ts')

import type { Rules } from '#kernel/rules.ts'
import { createSolitudo } from './rules/game.ts'

export { words } from './words.ts'

/** Solitudo as the shells show and check it. Puzzles are made and explained in its engine, which a page need not carry. */
export const game = createSolitudo()

export const createEngine = async (): Promise<Rules> => (await import('./engine/engine.ts')).createEngine()

export const loadFirstSteps = () => import('./first-steps.ts')

export const loadLessons = () => import('./lessons.ts')

export const loadResultGrid = () => import('./result-grid.ts')

export const loadTools = () => import('./tools/tools.ts')

import type { Game } from '#kernel/game.ts'
import { game } from './rules/game.ts'

export { words } from './words.ts'
export { game }

/** Its bots are light, so the game itself is its engine. */
export const createEngine = async (): Promise<Game> => game

export const loadFirstSteps = () => import('./first-steps.ts')

export const loadTools = () => import('./tools.ts')

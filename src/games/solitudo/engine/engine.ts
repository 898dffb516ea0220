import type { Game } from '#kernel/game.ts'
import { createExpert } from '../rules/expert.ts'
import { createSolitudo } from '../rules/game.ts'
import { withDescriptions } from './told.ts'

/** Solitudo with all it takes to make and explain puzzles, for a worker. */
export async function createEngine(): Promise<Game> {
  return createSolitudo(withDescriptions(createExpert()))
}

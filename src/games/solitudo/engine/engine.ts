import type { Rules } from '#kernel/rules.ts'
import { createSolitudo } from '../rules/game.ts'
import { withDescriptions } from './describe.ts'
import { createExpert } from './expert.ts'

/** Solitudo with all it takes to make and explain puzzles, for a worker. */
export async function createEngine(): Promise<Rules> {
  return createSolitudo(withDescriptions(createExpert()))
}

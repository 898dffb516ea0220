import type { Game, Report } from '#kernel/game.ts'
import { createSolitudo } from '../rules/game.ts'

/** Solitudo with all it takes to make and explain puzzles, for a worker. */
export async function createEngine(_report: Report): Promise<Game> {
  return createSolitudo()
}

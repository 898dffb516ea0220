import type { Game, Report } from '#kernel/game.ts'
import { createExpert } from '../rules/expert.ts'
import { createObstruction } from '../rules/game.ts'
import { createTwin } from '../rules/solver/twin.ts'

/** Obstruction at its full strength, for a worker. */
export async function createEngine(_report: Report): Promise<Game> {
  return createObstruction(createExpert(createTwin()))
}

import type { Game, Report } from '#kernel/game.ts'
import type { Library } from '#lexicon/library.ts'
import { dictionariesIn } from '../rules/dictionaries.ts'
import { createScribble } from '../rules/game.ts'

/** Scribble at its full strength, for a worker. */
export async function createEngine(library: Library, _report: Report): Promise<Game> {
  return createScribble(dictionariesIn(library))
}

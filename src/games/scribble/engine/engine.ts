import type { Game, Report } from '#kernel/game.ts'
import type { Library } from '#lexicon/library.ts'
import { pointsOnly } from '../rules/analysis/keeping.ts'
import { dictionariesIn } from '../rules/dictionaries.ts'
import { createScribble } from '../rules/game.ts'
import { createExpert } from './expert.ts'

/** Scribble at its full strength, for a worker. */
export async function createEngine(library: Library, report: Report): Promise<Game> {
  const dictionaries = dictionariesIn(library)
  return createScribble(dictionaries, createExpert({ dictionaries, keepingFor: () => pointsOnly, report }))
}

import type { Game, Report } from '#kernel/game.ts'
import type { Library } from '#lexicon/library.ts'
import { dictionariesIn } from '../rules/dictionaries.ts'
import { createScribble } from '../rules/game.ts'
import { createComputer } from './computer/computer.ts'

/** Scribble at its full strength, for a worker. */
export async function createEngine(library: Library, report: Report): Promise<Game> {
  const dictionaries = dictionariesIn(library)
  return { ...createScribble(dictionaries), bots: createComputer({ dictionaries, report }) }
}

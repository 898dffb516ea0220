import type { Game, Report } from '#kernel/game.ts'
import type { Library } from '#lexicon/library.ts'
import { type Dictionaries, dictionariesIn } from '../rules/dictionaries.ts'
import { createScribble } from '../rules/game.ts'
import type { ScribbleTypes, View } from '../rules/types.ts'
import { createComputer } from './computer/computer.ts'
import { createMinds } from './computer/minds.ts'
import { createExpert } from './expert.ts'
import { learnedKeeping } from './learned-keeping.ts'

/** Scribble at its full strength, for a worker. */
export async function createEngine(library: Library, report: Report): Promise<Game> {
  return openEngine(dictionariesIn(library), report)
}

export function openEngine(dictionaries: Dictionaries, report: Report): Game<ScribbleTypes> {
  const minds = createMinds({ dictionaries, report })
  const rulesFor = (seen: View) => {
    const mind = minds(seen)
    return { lexicon: mind.rules.lexicon, keeping: learnedKeeping(mind) }
  }
  return {
    ...createScribble(dictionaries, createExpert({ rulesFor, report })),
    bots: createComputer({ minds, report }),
  }
}

import type { Report } from '#kernel/engine.ts'
import type { Rules } from '#kernel/rules.ts'
import type { Library } from '#lexicon/library.ts'
import { type Dictionaries, libraryDictionaries } from '../rules/dictionaries.ts'
import { createScribble } from '../rules/game.ts'
import type { ScribbleTypes, View } from '../rules/types.ts'
import { createAnalyzer } from './analysis/analyzer.ts'
import { createBots } from './bots/bots.ts'
import { createSearchContextCache } from './bots/search-context-cache.ts'
import { createLearnedLeaveEvaluator } from './evaluation/learned-leave-evaluator.ts'

/** Scribble at its full strength, for a worker. */
export async function createEngine(library: Library, report: Report): Promise<Rules> {
  return openEngine(libraryDictionaries(library), report)
}

export function openEngine(dictionaries: Dictionaries, report: Report): Rules<ScribbleTypes> {
  const minds = createSearchContextCache({ dictionaries, report })
  const rulesFor = (seen: View) => {
    const mind = minds(seen)
    return { lexicon: mind.rules.lexicon, keeping: createLearnedLeaveEvaluator(mind) }
  }
  return {
    ...createScribble(dictionaries, createAnalyzer({ rulesFor, report })),
    bots: createBots({ minds, report }),
  }
}

import type { Engine, Report } from '#kernel/engine.ts'
import type { Dictionaries } from '../rules/dictionaries.ts'
import type { ScribbleTypes, View } from '../rules/types.ts'
import { createAnalyzer } from './analysis/analyzer.ts'
import { createBots } from './bots/bots.ts'
import { createSearchContextCache } from './bots/search-context-cache.ts'
import { createLearnedLeaveEvaluator } from './evaluation/learned-leave-evaluator.ts'

export function createEngine(dictionaries: Dictionaries, report: Report): Engine<ScribbleTypes> {
  const contextFor = createSearchContextCache({ dictionaries, report })
  const rulesFor = (view: View) => {
    const context = contextFor(view)
    return { lexicon: context.rules.lexicon, keeping: createLearnedLeaveEvaluator(context) }
  }
  return {
    bots: createBots({ contextFor: contextFor, report }),
    ...createAnalyzer({ rulesFor, report }),
  }
}

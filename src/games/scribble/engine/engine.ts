import type { Engine, Report } from '#kernel/engine.ts'
import type { CandidatesQuestion } from '../presentation/candidates.ts'
import type { Dictionaries } from '../rules/dictionaries.ts'
import { createRules } from '../rules/rules.ts'
import type { ScribbleTypes, View } from '../rules/types.ts'
import { view } from '../rules/view.ts'
import { createAnalyzer } from './analysis/analyzer.ts'
import type { PossibleTurn } from './analysis/possible-turn.ts'
import { createBots } from './bots/bots.ts'
import { createSearchContextCache } from './bots/search-context-cache.ts'
import { CandidateAnalyst } from './candidates/candidates.ts'
import { simulateForReview } from './candidates/simulation.ts'
import { createLearnedLeaveEvaluator } from './evaluation/learned-leave-evaluator.ts'
import { winProbability } from './evaluation/win-probability.ts'
import { createExercises } from './exercises/exercises.ts'

export function createEngine(dictionaries: Dictionaries, report: Report): Engine<ScribbleTypes> {
  const contextFor = createSearchContextCache({ dictionaries, report })
  const rulesFor = (seen: View) => {
    const context = contextFor(seen)
    const { rules, judge, values } = context
    return {
      lexicon: rules.lexicon,
      keeping: createLearnedLeaveEvaluator(context),
      chanceOf: (lead: number, left: number) => winProbability(lead - judge.tempoAt(left), left, values),
      simulate: (from: View, turns: readonly PossibleTurn[]) => simulateForReview(context, from, turns),
    }
  }
  const analyst = new CandidateAnalyst(contextFor)
  const bots = createBots({ contextFor, report })
  return {
    bots,
    exercises: createExercises({
      rules: createRules(dictionaries),
      players: bots,
      dictionary: dictionaries.defaultHash,
      rulesFor: (state, seat) => rulesFor(view(state, seat)),
    }),
    ...createAnalyzer({ rulesFor, report }),
    consult: (question, context) => analyst.answer(question as CandidatesQuestion, context),
  }
}

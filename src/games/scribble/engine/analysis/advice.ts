import type { View } from '../../rules/types.ts'
import { areAllCommon, hasCommonnessLabels } from './common-words.ts'
import type { PossibleTurn } from './possible-turn.ts'
import { type SurveyRules, survey } from './survey.ts'
import { turnContextOf } from './turn-context.ts'

export interface Advice {
  readonly best: PossibleTurn
  /** The best turn whose words most people know, if it is not the best of all. */
  readonly common?: PossibleTurn
}

/** The best turn for a viewer; undefined if the viewer is not to move. */
export function advise(seen: View, rules: SurveyRules): Advice | undefined {
  const question = seen.acting ? turnContextOf(seen) : undefined
  if (!question) return undefined
  let best: PossibleTurn | undefined
  for (const turn of survey(question, rules).turns()) {
    best ??= turn
    if (!hasCommonnessLabels(rules.lexicon)) break
    if (turn.words.length === 0 || !areAllCommon(rules.lexicon, turn.words)) continue
    return turn === best ? { best } : { best, common: turn }
  }
  return best && { best }
}

import type { View } from '../../rules/types.ts'
import { areAllCommon, hasCommonnessLabels } from './common-words.ts'
import type { PossibleTurn } from './possible-turn.ts'
import { type SurveyRules, survey } from './survey.ts'
import { turnContextOf } from './turn-context.ts'

export interface Advice {
  readonly best: PossibleTurn
  /** The best whose words most people know, where that is another one. */
  readonly common?: PossibleTurn
}

/** The best turn there is for the one who looks; undefined when that one is not to move. */
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

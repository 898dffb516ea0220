import {
  CONSENT_ANSWERS,
  type ConsentAnswer,
  canLearnFrom,
  learnFromSavedGames,
  readConsent,
  saveConsentAnswer,
} from '#app/learning-consent.ts'
import type { Player } from '#table/player.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import type { TerminalHost } from '../../shell/host.ts'
import { shellText } from '../../text/en/shell.ts'
import type { Field, Values } from './field.ts'

const LEARNING = 'learning'

/** The text of the question for consent. */
export interface LearningQuestion {
  readonly label: string
  readonly help: string
  readonly knownHabits: string
}

/** The last answer. */
export function learningValues({ preferences }: TerminalHost, { rules }: LoadedGame): Values {
  return { [LEARNING]: readConsent(preferences, rules.id).isGiven ? 'yes' : 'no' }
}

/** The field for the consent to learn from earlier games, against a level that can learn. */
export function learningField(
  loaded: LoadedGame,
  players: readonly Player[],
  question: LearningQuestion | undefined,
): readonly Field[] {
  if (!question || !canLearnFrom(loaded, players)) return []
  const { learning } = shellText.setup
  const help: Readonly<Record<ConsentAnswer, string>> = {
    no: question.help,
    yes: question.knownHabits,
    fresh: learning.freshHelp,
  }
  const choices = CONSENT_ANSWERS.map(value => ({ value, label: learning[value], help: help[value] }))
  return [{ kind: 'choice', key: LEARNING, label: question.label, choices }]
}

/** Loads the question, with what the computer would know. */
export async function loadLearningQuestion(
  host: TerminalHost,
  loaded: LoadedGame,
): Promise<LearningQuestion | undefined> {
  const { since } = readConsent(host.preferences, loaded.rules.id)
  const { learning } = loaded.text
  return (
    learning && {
      ...learning,
      knownHabits: learning.describeLearnt(await learnFromSavedGames(host, loaded, { isGiven: true, since })),
    }
  )
}

/** Saves the answer, if the field was shown. */
export function saveLearningAnswer(
  { preferences, clock }: TerminalHost,
  { rules, learningLevels }: LoadedGame,
  values: Values,
): void {
  const answer = CONSENT_ANSWERS.find(one => one === values[LEARNING])
  if (answer && learningLevels) saveConsentAnswer(preferences, rules.id, { answer, now: clock.now() })
}

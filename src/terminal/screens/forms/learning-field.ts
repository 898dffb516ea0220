import { CONSENT_ANSWERS, type ConsentAnswer, canLearnFrom } from '#app/learning-consent.ts'
import type { Player } from '#table/player.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { consentFor, learnedDeal, saveConsent } from '../../setup/learning-consent.ts'
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
export function learningValues(host: TerminalHost, { rules }: LoadedGame): Values {
  return { [LEARNING]: consentFor(host, rules).isGiven ? 'yes' : 'no' }
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
    anew: learning.anewHelp,
  }
  const choices = CONSENT_ANSWERS.map(value => ({ value, label: learning[value], help: help[value] }))
  return [{ kind: 'choice', key: LEARNING, label: question.label, choices }]
}

/** Loads the question, with what the computer would know. */
export async function loadLearningQuestion(
  host: TerminalHost,
  loaded: LoadedGame,
): Promise<LearningQuestion | undefined> {
  const { since } = consentFor(host, loaded.rules)
  const { learning } = loaded.text
  return (
    learning && {
      ...learning,
      knownHabits: learning.describeLearnt(await learnedDeal(host, loaded, { isGiven: true, since })),
    }
  )
}

/** Saves the answer, if the field was shown. */
export function saveLearningAnswer(host: TerminalHost, loaded: LoadedGame, values: Values): void {
  const answer = CONSENT_ANSWERS.find(one => one === values[LEARNING])
  if (answer && loaded.learningLevels) saveConsent(host, loaded.rules, answer)
}

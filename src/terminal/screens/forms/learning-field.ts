import { CONSENT_ANSWERS, type ConsentAnswer, canLearnFrom } from '#app/learning-consent.ts'
import type { Player } from '#table/player.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { consentFor, learnedDeal, saveConsent } from '../../setup/learning-consent.ts'
import type { TerminalHost } from '../../shell/host.ts'
import { words } from '../../text/words.ts'
import type { Field, Values } from './field.ts'

const LEARNING = 'learning'

/** The words by which leave is asked for. */
export interface LearningQuestion {
  readonly label: string
  readonly help: string
  readonly knownHabits: string
}

/** What was answered the last time. */
export function learningValues(host: TerminalHost, { rules }: LoadedGame): Values {
  return { [LEARNING]: consentFor(host, rules).isGiven ? 'yes' : 'no' }
}

/** Asks whether the computer may learn from earlier games, where it is one that can. */
export function learningField(
  loaded: LoadedGame,
  players: readonly Player[],
  question: LearningQuestion | undefined,
): readonly Field[] {
  if (!question || !canLearnFrom(loaded, players)) return []
  const { learning } = words.setup
  const help: Readonly<Record<ConsentAnswer, string>> = {
    no: question.help,
    yes: question.knownHabits,
    anew: learning.anewHelp,
  }
  const choices = CONSENT_ANSWERS.map(value => ({ value, label: learning[value], help: help[value] }))
  return [{ kind: 'choice', key: LEARNING, label: question.label, choices }]
}

/** How it is asked for, with what it would know. */
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

/** Keeps the answer, if it was asked for. */
export function saveLearningAnswer(host: TerminalHost, loaded: LoadedGame, values: Values): void {
  const answer = CONSENT_ANSWERS.find(one => one === values[LEARNING])
  if (answer && loaded.learningLevels) saveConsent(host, loaded.rules, answer)
}

import { ANSWERS, type Answer, learnsFrom } from '#session/learning.ts'
import type { Player } from '#session/player.ts'
import type { TerminalHost } from '../host.ts'
import { answerLeave, learntHere, leaveFor } from '../learning.ts'
import type { LoadedGame } from '../loaded.ts'
import { words } from '../words.ts'
import type { Field, Values } from './field.ts'

const LEARNING = 'learning'

/** The words by which leave is asked for. */
export interface LearningAsked {
  readonly label: string
  readonly help: string
  readonly known: string
}

/** What was answered the last time. */
export function learningValues(host: TerminalHost, { game }: LoadedGame): Values {
  return { [LEARNING]: leaveFor(host, game).given ? 'yes' : 'no' }
}

/** Asks whether the computer may learn from earlier games, where it is one that can. */
export function learningField(
  { game }: LoadedGame,
  players: readonly Player[],
  asked: LearningAsked | undefined,
): readonly Field[] {
  if (!asked || !learnsFrom(game, players)) return []
  const { learning } = words.setup
  const help: Readonly<Record<Answer, string>> = {
    no: asked.help,
    yes: asked.known,
    anew: learning.anewHelp,
  }
  const choices = ANSWERS.map(value => ({ value, label: learning[value], help: help[value] }))
  return [{ kind: 'choice', key: LEARNING, label: asked.label, choices }]
}

/** How it is asked for, with what it would know. */
export async function learningAsked(
  host: TerminalHost,
  { game, words: said }: LoadedGame,
): Promise<LearningAsked | undefined> {
  const { since } = leaveFor(host, game)
  const learning = await said.loadLearning?.()
  return (
    learning && { ...learning, known: learning.known(await learntHere(host, game, { given: true, since })) }
  )
}

/** Keeps the answer, if it was asked for. */
export function keepLearning(host: TerminalHost, loaded: LoadedGame, values: Values): void {
  const answer = ANSWERS.find(one => one === values[LEARNING])
  if (answer && loaded.game.learning) answerLeave(host, loaded.game, answer)
}

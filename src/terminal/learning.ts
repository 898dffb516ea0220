import type { Game } from '#kernel/game.ts'
import {
  type Answer,
  answered,
  type Leave,
  learnsFrom,
  learnt,
  readLeave,
  writeLeave,
} from '#session/learning.ts'
import type { Player } from '#session/player.ts'
import type { TerminalHost } from './host.ts'

type Here = Pick<TerminalHost, 'memory' | 'shelf' | 'clock'>

const nameOf = (game: Game) => `learning ${game.id}`

/** What a person has answered when asked whether the computer may learn from earlier games here. */
export function leaveFor({ memory }: Pick<Here, 'memory'>, game: Game): Leave {
  return readLeave(memory.recall(nameOf(game)))
}

export function answerLeave({ memory, clock }: Here, game: Game, answer: Answer): void {
  memory.remember(nameOf(game), writeLeave(answered(leaveFor({ memory }, game), answer, clock.now())))
}

/** What it would know of the games that are kept here. */
export async function learntHere({ shelf }: Here, game: Game, leave: Leave): Promise<object> {
  const { learning } = game
  return learning ? learnt({ ...game, learning }, leave.given ? await shelf.list() : [], leave) : {}
}

/** What belongs in the setup of a game between these players. */
export async function learntFor(here: Here, game: Game, players: readonly Player[]): Promise<object> {
  const leave = leaveFor(here, game)
  return learntHere(here, game, { ...leave, given: leave.given && learnsFrom(game, players) })
}

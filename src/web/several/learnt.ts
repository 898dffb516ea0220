import type { Game } from '#kernel/game.ts'
import { type Leave, learnt, readLeave, writeLeave } from '#session/learning.ts'
import { shelf } from '../device.ts'

const keyOf = (game: Game) => `quincunx.learning.${game.id}`

/** What was answered on this device to whether the computer may learn from earlier games. */
export function leaveFor(game: Game): Leave {
  try {
    return readLeave(localStorage.getItem(keyOf(game)))
  } catch {
    return readLeave(undefined)
  }
}

export function keepLeave(game: Game, leave: Leave): void {
  try {
    localStorage.setItem(keyOf(game), writeLeave(leave))
  } catch {
    // What cannot be kept is not given.
  }
}

export async function learntHere(game: Game, leave: Leave): Promise<object> {
  const { learning } = game
  return learning ? learnt({ ...game, learning }, leave.given ? await shelf.list() : [], leave) : {}
}

/** A setup with what the computer may know of earlier games; with nothing of that where it may not. */
export async function withLearnt(game: Game, setup: object): Promise<object> {
  return { ...setup, ...(await learntHere(game, leaveFor(game))) }
}

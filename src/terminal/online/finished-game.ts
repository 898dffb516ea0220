import type { ApiClient } from '#app/api-client.ts'
import type { SavedGame } from '#app/saved-game-format.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { FinishedGame } from '#protocol/api.ts'
import { type Player, peopleOf } from '#table/player.ts'
import type { Perspective } from '../game/reviewed-game.ts'

/** A finished game of a server, with the perspective of its viewer. */
export interface FetchedGame {
  readonly saved: SavedGame
  readonly perspective: Perspective
}

/** Fetches a finished game. Its players see it from their seat, others as spectators. */
export async function fetchFinishedGame(
  api: ApiClient,
  id: string,
  player?: string,
): Promise<Result<FetchedGame>> {
  const found = await api.game(id)
  if (!found.ok) return found
  const { finished, record } = found.value
  const players = finished.seats.map(playerInSeat)
  const seat = finished.seats.findIndex(({ player: one }) => one.kind === 'person' && one.id === player)
  const people = peopleOf(players).map((person, at) => ({ ...person, you: at === seat }))
  return accept({
    saved: { players, record },
    perspective: { viewer: seat < 0 ? 'spectator' : seat, people },
  })
}

function playerInSeat({ player }: FinishedGame['seats'][number]): Player {
  return player.kind === 'person' ? { kind: 'person', name: player.name } : player
}

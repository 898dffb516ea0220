import { accept, type Result } from '#kernel/result.ts'
import type { FinishedGame } from '#protocol/api.ts'
import { type Player, peopleOf } from '#session/player.ts'
import type { RemoteHouse } from '#session/remote/house.ts'
import type { SavedGame } from '#session/saved.ts'
import type { Eyes } from '../reviewed.ts'

/** A game that was finished in a house, and through whose eyes it is looked at. */
export interface FinishedElsewhere {
  readonly saved: SavedGame
  readonly eyes: Eyes
}

/** Fetches a finished game; whoever played in it sees it as then, anyone else as a spectator. */
export async function fetchFinished(
  house: RemoteHouse,
  id: string,
  player?: string,
): Promise<Result<FinishedElsewhere>> {
  const found = await house.game(id)
  if (!found.ok) return found
  const { finished, record } = found.value
  const players = finished.seats.map(playerOn)
  const seat = finished.seats.findIndex(({ player: one }) => one.kind === 'person' && one.id === player)
  const people = peopleOf(players).map((person, at) => ({ ...person, you: at === seat }))
  return accept({ saved: { players, record }, eyes: { viewer: seat < 0 ? 'spectator' : seat, people } })
}

function playerOn({ player }: FinishedGame['seats'][number]): Player {
  return player.kind === 'person' ? { kind: 'person', name: player.name } : player
}

import { accept, type Result } from '#kernel/result.ts'
import type { Seat } from '#kernel/rules.ts'
import type { FinishedGame, GameStatistics } from '#protocol/api.ts'
import { type Player, peopleOf } from '#table/player.ts'
import { readRecord } from '#table/restore.ts'
import type { ApiClient } from './api-client.ts'
import type { Perspective } from './review.ts'
import type { SavedGame } from './saved-game-format.ts'

/** A finished game of a server, with the perspective of its viewer. */
export interface FetchedGame {
  readonly finished: FinishedGame
  readonly saved: SavedGame
  readonly perspective: Perspective
}

/** Fetches a finished game. Its players see it from their seat, others as spectators. */
export async function fetchFinishedGame(
  api: Pick<ApiClient, 'game'>,
  id: string,
  viewer?: string,
): Promise<Result<FetchedGame>> {
  const found = await api.game(id)
  if (!found.ok) return found
  const { finished } = found.value
  // The server may hold records of an older format.
  const record = readRecord(found.value.record)
  if (!record.ok) return record
  const players = finished.seats.map(
    ({ player }): Player => (player.kind === 'person' ? { kind: 'person', name: player.name } : player),
  )
  const own = finished.seats.findIndex(({ player }) => player.kind === 'person' && player.id === viewer)
  const people = peopleOf(players).map((person, seat) => ({ ...person, you: seat === own }))
  return accept({
    finished,
    saved: { players, record: record.value },
    perspective: { viewer: own < 0 ? 'spectator' : own, people },
  })
}

/** A finished game as one of its players sees it in a list. */
export interface PlayerResult {
  readonly own: FinishedGame['seats'][number] | undefined
  readonly seat: Seat | undefined
  readonly others: FinishedGame['seats']
  readonly result: 'won' | 'lost' | 'drawn' | 'aborted'
}

export function resultFor({ seats, reason }: FinishedGame, viewer: string): PlayerResult {
  const own = seats.find(({ player }) => player.kind === 'person' && player.id === viewer)
  const seat = own && seats.indexOf(own)
  const others = seats.filter(other => other !== own)
  const isDecided = seats.some(({ won }) => won)
  if (!isDecided) return { own, seat, others, result: reason === 'abort' ? 'aborted' : 'drawn' }
  return { own, seat, others, result: own?.won ? 'won' : 'lost' }
}

/** A rating with a larger deviation is provisional. */
const SETTLED_DEVIATION = 110

export function isProvisional({ deviation }: NonNullable<GameStatistics['rating']>): boolean {
  return deviation > SETTLED_DEVIATION
}

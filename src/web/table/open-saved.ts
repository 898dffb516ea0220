import { gameIds } from '#games/catalog.ts'
import { type Rejection, reject } from '#kernel/result.ts'
import type { SavedGame } from '#session/saved.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { Table } from '#table/table.ts'
import { type LoadedGame, loadGame } from '../parlour.ts'

export interface OpenedGame {
  readonly parlour: LoadedGame
  readonly saved: SavedGame
  readonly table: Table
}

/** Why not, with what is known of the game: its words may be all that is missing. */
export interface OpenFailure {
  readonly ok: false
  readonly rejection: Rejection
  readonly parlour?: LoadedGame
  readonly setup?: object
}

export type OpenResult = { readonly ok: true; readonly value: OpenedGame } | OpenFailure

/** A game that came from outside, with its rules and every move checked: whole or not at all. */
export async function openSavedGame(saved: SavedGame): Promise<OpenResult> {
  const { record, players } = saved
  if (!gameIds.includes(record.game))
    return reject('no-such-game', { game: record.game, known: gameIds.join(', ') })
  const parlour = await loadGame(record.game)
  if (players.length !== parlour.game.seats) return reject('damaged-record', { part: 'players' })
  const table = restoreAnyVersion(parlour, record)
  if (!table.ok) return { ...table, parlour, setup: record.setup }
  return { ok: true, value: { parlour, saved, table: table.value } }
}

import type { SavedGame } from '#app/saved-game-format.ts'
import { gameIds } from '#games/catalog.ts'
import { type Rejection, reject } from '#kernel/result.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { Table } from '#table/table.ts'
import { type LoadedGame, loadGame } from '../loaded-game.ts'

export interface OpenedGame {
  readonly loadedGame: LoadedGame
  readonly saved: SavedGame
  readonly table: Table
}

/** Why not, with what is known of the game: its words may be all that is missing. */
export interface OpenFailure {
  readonly ok: false
  readonly rejection: Rejection
  readonly loadedGame?: LoadedGame
  readonly setup?: object
}

export type OpenResult = { readonly ok: true; readonly value: OpenedGame } | OpenFailure

/** A game that came from outside, with its rules and every move checked: whole or not at all. */
export async function openSavedGame(saved: SavedGame): Promise<OpenResult> {
  const { record, players } = saved
  if (!gameIds.includes(record.game))
    return reject('no-such-game', { game: record.game, known: gameIds.join(', ') })
  const loadedGame = await loadGame(record.game)
  if (players.length !== loadedGame.rules.seats) return reject('damaged-record', { part: 'players' })
  const table = restoreAnyVersion(loadedGame, record)
  if (!table.ok) return { ...table, loadedGame, setup: record.params }
  return { ok: true, value: { loadedGame, saved, table: table.value } }
}

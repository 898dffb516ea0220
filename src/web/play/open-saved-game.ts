import type { SavedGame } from '#app/saved-game-format.ts'
import type { Rejection } from '#kernel/result.ts'
import { rejectFile as reject } from '#table/refusals.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { Table } from '#table/table.ts'
import { findGame, type LoadedGame } from '../loaded-game.ts'

export interface OpenedGame {
  readonly loadedGame: LoadedGame
  readonly saved: SavedGame
  readonly table: Table
}

/** Why a game cannot be opened, with what is known of it: only its dictionary may be missing. */
export interface OpenFailure {
  readonly ok: false
  readonly rejection: Rejection
  readonly loadedGame?: LoadedGame
  readonly params?: object
}

export type OpenResult = { readonly ok: true; readonly value: OpenedGame } | OpenFailure

/** Opens a game from outside and checks every move: all of it, or nothing and the reason. */
export async function openSavedGame(saved: SavedGame): Promise<OpenResult> {
  const { record, players } = saved
  const found = await findGame(record.game)
  if (!found.ok) return found
  const loadedGame = found.value
  if (players.length !== loadedGame.rules.seats) return reject('damaged-record', { part: 'players' })
  const table = restoreAnyVersion(loadedGame, record)
  if (!table.ok) return { ...table, loadedGame, params: record.params }
  return { ok: true, value: { loadedGame, saved, table: table.value } }
}

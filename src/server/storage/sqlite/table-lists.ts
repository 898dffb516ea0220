import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { LobbyTable, TablePhase } from '#protocol/server-messages.ts'
import { lobbyTable } from '../lobby-table.ts'
import type { TableStorage } from '../storage.ts'
import { dueTablesQuery } from './due-tables.ts'
import type { Synchronous } from './rpc.ts'

type TableListQueries = Pick<Synchronous<TableStorage>, 'due' | 'inPlay' | 'lobby' | 'of' | 'forgotten'>

type Row = Readonly<Record<string, SQLOutputValue>>

const LISTED = `
  tables.id, code, game, setup, created_at, phase, seats,
  (SELECT json_group_array(player) FROM visits WHERE table_id = tables.id) AS present
`

/** Lists of tables that are not over. Each walks an index that holds no others, however many are over. */
export function tableListQueries(database: DatabaseSync): TableListQueries {
  const inPlay = database.prepare(`SELECT id FROM tables WHERE phase = 'playing'`)
  const lobby = database.prepare(`
    SELECT ${LISTED} FROM tables
    WHERE open = 1 AND phase IN ('waiting', 'playing')
      AND (
        phase = 'playing'
        OR EXISTS (SELECT 1 FROM visits WHERE table_id = tables.id AND player = opened_by)
      )
    ORDER BY created_at DESC, number DESC
    LIMIT ?
  `)
  const of = database.prepare(`
    SELECT ${LISTED} FROM sitters JOIN tables ON number = table_number
    WHERE player = ?
    ORDER BY created_at DESC, number DESC
  `)
  const forgotten = database.prepare(`
    SELECT id FROM tables
    WHERE phase = 'waiting' AND created_at < ?
      AND NOT EXISTS (SELECT 1 FROM visits WHERE table_id = tables.id)
    ORDER BY created_at, number
    LIMIT ?
  `)
  return {
    due: dueTablesQuery(database),
    inPlay: () => inPlay.all().map(idOf),
    lobby: limit => lobby.all(limit).map(toLobbyTable),
    of: player => of.all(player).map(toLobbyTable),
    forgotten: (before, limit) => forgotten.all(before, limit).map(idOf),
  }
}

function toLobbyTable(row: Row): LobbyTable {
  const table = {
    id: String(row.id),
    code: String(row.code),
    game: String(row.game),
    setup: JSON.parse(String(row.setup)),
    createdAt: Number(row.created_at),
  }
  const standing = { phase: row.phase as TablePhase, seats: JSON.parse(String(row.seats)) }
  return lobbyTable(table, standing, new Set<string>(JSON.parse(String(row.present))))
}

function idOf(row: Row): string {
  return String(row.id)
}

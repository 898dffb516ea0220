import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { LobbyTable, TablePhase } from '#protocol/server-messages.ts'
import { lobbyTable } from '../lobby-table.ts'
import type { TableStorage } from '../storage.ts'
import type { Synchronous } from './rpc.ts'

type TableListQueries = Pick<Synchronous<TableStorage>, 'due' | 'inPlay' | 'lobby' | 'of' | 'forgotten'>

type Row = Readonly<Record<string, SQLOutputValue>>

const LISTED = `
  tables.id, code, game, setup, created_at, phase, seats,
  (SELECT json_group_array(player) FROM visits WHERE table_id = tables.id) AS present
`

/** Lists of unfinished tables. Each uses a partial index, so that finished tables cost nothing. */
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
  const summary = { phase: row.phase as TablePhase, seats: JSON.parse(String(row.seats)) }
  return lobbyTable(table, summary, new Set<string>(JSON.parse(String(row.present))))
}

function idOf(row: Row): string {
  return String(row.id)
}

/**
 * Tables whose deadline has passed. The deadline is in the last log entry; the one in the table's row is never later but
 * may be too early. Such rows are corrected here, which is rarer than updating them at every move.
 */
function dueTablesQuery(database: DatabaseSync): Synchronous<TableStorage>['due'] {
  const select = database.prepare(`
    SELECT number, id, due,
      (SELECT due FROM entries WHERE table_number = number ORDER BY seq DESC LIMIT 1) AS truly
    FROM tables WHERE due IS NOT NULL AND due <= ?
    ORDER BY due LIMIT ?
  `)
  const correct = database.prepare('UPDATE tables SET due = ? WHERE number = ?')

  return (now, limit) => {
    for (;;) {
      const rows = select.all(now, limit)
      const early = rows.filter(({ due, truly }) => due !== truly)
      if (early.length === 0) return rows.map(({ id }) => String(id))
      for (const { number, truly } of early) correct.run(truly!, number!)
    }
  }
}

import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { LobbyTable, TablePhase } from '#protocol/server-messages.ts'
import { lobbyTable } from '../lobby-table.ts'
import type { TableStorage } from '../table-storage.ts'
import { NODE_IS_LIVING } from './presence.ts'
import type { Synchronous } from './rpc.ts'

type TableListQueries = Pick<
  Synchronous<TableStorage>,
  'due' | 'inPlay' | 'lobby' | 'waitingFor' | 'of' | 'forgotten' | 'setAside' | 'allSetAside'
>

type Row = Readonly<Record<string, SQLOutputValue>>

const LISTED = `
  tables.id, code, game, setup, created_at, phase, seats,
  (SELECT json_group_array(player) FROM visits WHERE table_id = tables.id AND ${NODE_IS_LIVING}) AS present
`

const CREATOR_IS_PRESENT = `EXISTS (
  SELECT 1 FROM visits WHERE table_id = tables.id AND player = opened_by AND ${NODE_IS_LIVING}
)`

/** Lists of unfinished tables. Each uses a partial index, so that finished tables cost nothing. */
export function tableListQueries(database: DatabaseSync): TableListQueries {
  const inPlay = database.prepare(`SELECT id FROM tables WHERE phase = 'playing' AND set_aside IS NULL`)
  const lobby = database.prepare(`
    SELECT ${LISTED} FROM tables
    WHERE number IN (
        SELECT max(number) FROM tables
        WHERE open = 1 AND phase IN ('waiting', 'playing') AND set_aside IS NULL
          AND (phase = 'playing' OR ${CREATOR_IS_PRESENT})
        GROUP BY opened_by
      )
    ORDER BY created_at DESC, number DESC
    LIMIT ?
  `)
  const waiting = database.prepare(`
    SELECT id, code FROM tables
    WHERE open = 1 AND phase = 'waiting' AND set_aside IS NULL AND game = ?1 AND setup = ?2
      AND (?3 IS NULL OR opened_by = ?3) AND ${CREATOR_IS_PRESENT}
    ORDER BY created_at, number
    LIMIT ?4
  `)
  const of = database.prepare(`
    SELECT ${LISTED} FROM sitters JOIN tables ON number = table_number
    WHERE player = ? AND set_aside IS NULL
    ORDER BY created_at DESC, number DESC
  `)
  const forgotten = database.prepare(`
    SELECT id FROM tables
    WHERE phase = 'waiting' AND set_aside IS NULL AND created_at < ?
      AND NOT EXISTS (SELECT 1 FROM visits WHERE table_id = tables.id AND ${NODE_IS_LIVING})
    ORDER BY created_at, number
    LIMIT ?
  `)
  const setAside = database.prepare('UPDATE tables SET set_aside = ? WHERE id = ?')
  const allSetAside = database.prepare(
    'SELECT id, set_aside FROM tables WHERE set_aside IS NOT NULL ORDER BY id',
  )
  return {
    due: dueTablesQuery(database),
    inPlay: () => inPlay.all().map(idOf),
    lobby: limit => lobby.all(limit).map(toLobbyTable),
    waitingFor: ({ game, setup, openedBy, limit }) =>
      waiting
        .all(game, JSON.stringify(setup), openedBy ?? null, limit)
        .map(row => ({ id: idOf(row), code: String(row.code) })),
    of: player => of.all(player).map(toLobbyTable),
    forgotten: (before, limit) => forgotten.all(before, limit).map(idOf),
    setAside: (id, reason) => void setAside.run(reason, id),
    allSetAside: () => allSetAside.all().map(row => ({ id: idOf(row), reason: String(row.set_aside) })),
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
    FROM tables WHERE due IS NOT NULL AND due <= ? AND set_aside IS NULL
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

/** The instants of logs, by which a server notices that its clock was set. */
export function instantQueries(
  database: DatabaseSync,
): Pick<Synchronous<TableStorage>, 'lastInstant' | 'endedBetween'> {
  const selectLast = database.prepare(`
    SELECT max(last_at) AS last FROM (
      SELECT max(last_at) AS last_at FROM tables WHERE phase IN ('over', 'closed') AND last_at <= ?1
      UNION ALL
      SELECT max(at) FROM tables JOIN entries ON table_number = number WHERE phase = 'playing' AND at <= ?1
      UNION ALL SELECT max(last_at) FROM tables WHERE phase = 'waiting' AND last_at <= ?1
    )
  `)
  const selectEnded = database.prepare(
    "SELECT 1 FROM tables WHERE phase IN ('over', 'closed') AND last_at BETWEEN ? AND ? LIMIT 1",
  )
  return {
    lastInstant: (notAfter = Number.MAX_SAFE_INTEGER) => Number(selectLast.get(notAfter)?.last ?? 0),
    endedBetween: (from, to) => selectEnded.get(from, to) !== undefined,
  }
}

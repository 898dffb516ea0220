import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { errorMessage } from '#kernel/errors.ts'
import type { TablePhase } from '#protocol/server-messages.ts'
import type { AdministrationStorage, StoredTableFacts } from '../administration.ts'
import type { GameResult } from '../table-storage.ts'
import type { Synchronous } from './rpc.ts'
import { tableHeader, toEntry } from './tables.ts'

type Row = Readonly<Record<string, SQLOutputValue>>

const SLICE = 100

/** Reads tables with their logs and results, without trusting any of it. */
export function auditQuery(database: DatabaseSync): Synchronous<AdministrationStorage>['audit'] {
  const selectTables = database.prepare(
    `SELECT * FROM tables WHERE number > ? ORDER BY number LIMIT ${SLICE}`,
  )
  const selectEntries = database.prepare(
    'SELECT seq, at, action, command FROM entries WHERE table_number = ? ORDER BY seq',
  )
  const selectResult = database.prepare('SELECT * FROM results WHERE table_number = ?')
  const selectSeats = database.prepare(
    'SELECT sitter, won FROM result_seats WHERE table_number = ? ORDER BY seat',
  )

  return from => {
    const rows = selectTables.all(from)
    const last = rows.at(-1)
    return { tables: rows.map(factsOf), ...(last && { next: Number(last.number) }) }
  }

  function factsOf(row: Row): StoredTableFacts {
    const id = String(row.id)
    try {
      const entries = selectEntries.all(row.number!)
      const result = selectResult.get(row.number!)
      return {
        id,
        table: tableHeader(row),
        entries: entries.map(toEntry),
        seqs: entries.map(({ seq }) => Number(seq)),
        phase: row.phase as TablePhase,
        seats: JSON.parse(String(row.seats)),
        isLogDeleted: row.log_deleted === 1,
        ...(result && { result: resultOf(id, result) }),
      }
    } catch (error) {
      return { id, unreadable: errorMessage(error) }
    }
  }

  function resultOf(id: string, row: Row): GameResult {
    return {
      id,
      game: String(row.game),
      startedAt: Number(row.started_at),
      endedAt: Number(row.ended_at),
      seats: selectSeats.all(row.table_number!).map(({ sitter, won }) => ({
        sitter: JSON.parse(String(sitter)),
        won: won === 1,
      })),
      reason: String(row.reason),
      facts: JSON.parse(String(row.facts)),
      rated: row.rated === 1,
    }
  }
}

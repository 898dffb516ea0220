import { errorMessage } from '#kernel/errors.ts'
import type { TablePhase } from '#protocol/server-messages.ts'
import type { AdministrationStorage, StoredTableFacts } from '../administration.ts'
import type { GameResult } from '../table-storage.ts'
import type { Database, RunStatement } from './database.ts'
import { type EntryRow, toEntry } from './log-reader.ts'
import { HEADER, type HeaderRow, toHeader } from './tables.ts'

interface AuditedTable extends HeaderRow {
  readonly number: number
  readonly phase: TablePhase
  readonly seats: string
  readonly log_deleted: boolean
}

interface AuditedEntry extends EntryRow {
  readonly table_number: number
  readonly seq: number
}

interface AuditedSeat {
  readonly table_number: number
  readonly game: string
  readonly started_at: number
  readonly ended_at: number
  readonly reason: string
  readonly facts: string
  readonly rated: boolean
  readonly sitter: string
  readonly won: boolean
}

const SLICE = 100
const TABLES = `
  SELECT number, ${HEADER}, phase, seats, log_deleted FROM tables WHERE number > $1 ORDER BY number LIMIT ${SLICE}
`
const ENTRIES = `
  SELECT table_number, seq, at, action, command FROM entries WHERE table_number = ANY ($1) ORDER BY table_number, seq
`
const RESULTS = `
  SELECT results.table_number, results.game, started_at, results.ended_at, results.reason, facts, rated, sitter, won
  FROM results JOIN result_seats ON result_seats.table_number = results.table_number
  WHERE results.table_number = ANY ($1) ORDER BY results.table_number, seat
`

/** Reads tables with their logs and results, without trusting any of it. */
export function postgresAudit(database: Database): AdministrationStorage['audit'] {
  // A move between reading a table and its log would look like damage.
  return from => database.snapshot(run => auditSlice(run, from))
}

/** The same within a transaction of the caller. */
export async function auditSlice(
  run: RunStatement,
  from: number,
): ReturnType<AdministrationStorage['audit']> {
  const tables = await run<AuditedTable>(TABLES, [from])
  const numbers = tables.map(({ number }) => number)
  const entries = await run<AuditedEntry>(ENTRIES, [numbers])
  const seats = await run<AuditedSeat>(RESULTS, [numbers])
  const entriesOf = Map.groupBy(entries, row => row.table_number)
  const seatsOf = Map.groupBy(seats, row => row.table_number)
  const facts = tables.map(table =>
    factsOf(table, entriesOf.get(table.number) ?? [], seatsOf.get(table.number) ?? []),
  )
  const last = tables.at(-1)
  return { tables: facts, ...(last && { next: last.number }) }
}

function factsOf(
  table: AuditedTable,
  entries: readonly AuditedEntry[],
  seats: readonly AuditedSeat[],
): StoredTableFacts {
  const { id, phase } = table
  try {
    return {
      id,
      table: toHeader(table),
      entries: entries.map(toEntry),
      seqs: entries.map(({ seq }) => seq),
      phase,
      seats: JSON.parse(table.seats),
      isLogDeleted: table.log_deleted,
      ...(seats.length > 0 && { result: resultOf(id, seats) }),
    }
  } catch (error) {
    return { id, unreadable: errorMessage(error) }
  }
}

function resultOf(id: string, seats: readonly AuditedSeat[]): GameResult {
  const { game, started_at, ended_at, reason, facts, rated } = seats[0]!
  return {
    ...{ id, game, startedAt: started_at, endedAt: ended_at, reason, facts: JSON.parse(facts), rated },
    seats: seats.map(({ sitter, won }) => ({ sitter: JSON.parse(sitter), won })),
  }
}

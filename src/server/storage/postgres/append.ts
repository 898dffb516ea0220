import { nameKey } from '../name-key.ts'
import { StorageUnavailableError } from '../storage.ts'
import type { Append, AppendResult, TableSummary } from '../table-storage.ts'
import type { Database, RunStatement } from './database.ts'
import { type AcceptedServer, SERVER } from './nodes.ts'
import { storeResult } from './results.ts'

/**
 * Appends one entry to each of several tables, in one statement, which is one transaction and one round trip. A row that
 * conflicts with a stored one does not come back: its seq or its command is taken. Rows are sorted, so that two servers
 * with the same tables in their batches wait for each other in one direction only. Nothing is stored by another server
 * than $2.
 */
const APPEND = `
  WITH given AS (
    SELECT * FROM json_to_recordset($1) AS given (
      id text, seq int, at bigint, action text, command text,
      deadline bigint, phase text, seats text, seats_key text, seated text[]
    )
  ), located AS (
    SELECT given.*, number, coalesce(given.phase, tables.phase) = 'playing' AS is_playing,
      given.seq = 1 OR EXISTS (
        SELECT 1 FROM entries WHERE table_number = number AND entries.seq = given.seq - 1
      ) AS follows
    FROM given LEFT JOIN tables ON tables.id = given.id
  ), inserted AS (
    INSERT INTO entries (table_number, seq, at, action, command)
    SELECT number, seq, at, action, command FROM located WHERE number IS NOT NULL AND follows AND ${SERVER} = $2 ORDER BY number
    ON CONFLICT DO NOTHING
    RETURNING table_number
  ), appended AS (
    SELECT located.* FROM located JOIN inserted ON table_number = number
  ), summarized AS (
    UPDATE tables
    SET last_at = greatest(last_at, appended.at), phase = appended.phase, seats = appended.seats,
      seats_key = appended.seats_key, seated = appended.seated
    FROM appended WHERE tables.number = appended.number AND appended.phase IS NOT NULL
  ), postponed AS (
    INSERT INTO deadlines (table_number, due)
    SELECT number, deadline FROM appended WHERE is_playing AND deadline IS NOT NULL ORDER BY number
    ON CONFLICT (table_number) DO UPDATE SET due = excluded.due, claimed_by = NULL, claimed_until = NULL
  ), removed AS (
    DELETE FROM deadlines USING appended
    WHERE table_number = appended.number AND (NOT is_playing OR deadline IS NULL)
  )
  SELECT located.id, number IS NOT NULL AS is_known, follows, table_number IS NOT NULL AS is_appended,
    ${SERVER} = $2 AS is_accepted
  FROM located LEFT JOIN inserted ON table_number = number
`

interface AppendRow {
  readonly id: string
  readonly is_known: boolean
  readonly follows: boolean
  readonly is_appended: boolean
  readonly is_accepted: boolean
}

/** Appends entries that end no game, at most one to each table. */
export async function appendBatch(
  database: Database,
  server: AcceptedServer,
  appends: readonly Append[],
): Promise<readonly (AppendResult | Error)[]> {
  try {
    return await appendRows((text, values) => database.query(text, values), server, appends)
  } catch (error) {
    if (error instanceof StorageUnavailableError) throw error
    const bug = error instanceof Error ? error : new Error(String(error))
    if (appends.length === 1) return [bug]
    // One invalid entry fails alone: nothing was stored, so the others are appended one by one.
    const results: (AppendResult | Error)[] = []
    for (const append of appends) results.push(...(await appendBatch(database, server, [append])))
    return results
  }
}

/** Appends the entry that ends a game, and stores its result in the same transaction. */
export function appendEnding(
  database: Database,
  server: AcceptedServer,
  append: Append,
): Promise<AppendResult> {
  return database.transaction(async run => {
    const [appended] = await appendRows(run, server, [append])
    if (appended instanceof Error) throw appended
    if (appended === 'appended') await storeResult(run, append.result!)
    return appended!
  })
}

async function appendRows(
  run: RunStatement,
  server: AcceptedServer,
  appends: readonly Append[],
): Promise<readonly (AppendResult | Error)[]> {
  const rows = await run<AppendRow>(APPEND, [JSON.stringify(appends.map(toRow)), server.id])
  if (rows.some(({ is_accepted }) => !is_accepted))
    throw new StorageUnavailableError('The database was started again, or another server took over.')
  const rowOf = new Map(rows.map(row => [row.id, row]))
  return appends.map(({ table, seq }) => {
    const { is_known, follows, is_appended } = rowOf.get(table)!
    if (!is_known) return new Error(`There is no table ${table}`)
    if (!follows) return new Error(`Entry ${seq} would leave a gap at table ${table}`)
    return is_appended ? 'appended' : 'taken'
  })
}

function toRow({ table, seq, entry, summary }: Append) {
  const { at, action, command } = entry
  return {
    ...{ id: table, seq, at, action: JSON.stringify(action), command },
    ...('phase' in summary ? summaryColumns(summary) : { deadline: summary.deadline }),
  }
}

/** The columns by which a table is found. */
export function summaryColumns({ phase, seats, deadline }: TableSummary) {
  const isUnfinished = phase === 'waiting' || phase === 'playing'
  const people = seats.flatMap(sitter => (sitter?.kind === 'person' ? [sitter.id] : []))
  const text = JSON.stringify(seats)
  return {
    ...{ phase, deadline, seats: text, seats_key: nameKey(text) },
    seated: isUnfinished ? [...new Set(people)] : [],
  }
}

import type { TableHeader } from '../../tables/log/log-entry.ts'
import type { TableStorage } from '../table-storage.ts'
import { summaryColumns } from './append.ts'
import type { Database } from './database.ts'
import { LogReader } from './log-reader.ts'
import type { WakeSender } from './wake-sender.ts'

type TableMethods = Pick<
  TableStorage,
  'open' | 'load' | 'loadSince' | 'grown' | 'find' | 'lastInstant' | 'endedBetween'
>

/** All columns by name: a migration by a newer server may add others while this one runs. */
export const HEADER = `
  tables.id, code, tables.game, version, setup, seed, open, opened_by, created_at, policy
`

export interface HeaderRow {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly version: number
  readonly setup: string
  readonly seed: string
  readonly open: boolean
  readonly opened_by: string
  readonly created_at: number
  readonly policy: string | null
}

/** Stores a table with its first entries and its deadline, or nothing at all if its id or its code is taken. */
const OPEN = `
  WITH opened AS (
    INSERT INTO tables (
      id, code, game, version, setup, seed, open, opened_by, created_at, policy, last_at, phase, seats, seats_key, seated
    )
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
    ON CONFLICT DO NOTHING
    RETURNING number
  ), logged AS (
    INSERT INTO entries (table_number, seq, at, action, command)
    SELECT number, seq, at, action, command
    FROM opened, json_to_recordset($16) AS entries (seq int, at bigint, action text, command text)
  ), timed AS (
    INSERT INTO deadlines (table_number, due) SELECT number, $17 FROM opened WHERE $17::bigint IS NOT NULL
  )
  SELECT number FROM opened
`

export function postgresTables(database: Database, wakes: WakeSender): TableMethods {
  const logReader = new LogReader(database)
  return {
    async open(table, entries, summary) {
      const { id, code, game, version, setup, seed, open, openedBy, createdAt, policy } = table
      const { phase, seats, seats_key, seated, deadline } = summaryColumns(summary)
      const rows = entries.map(({ at, action, command }, index) => ({
        ...{ seq: index + 1, at, action: JSON.stringify(action), command },
      }))
      const opened = await database.query(OPEN, [
        ...[id, code, game, version, JSON.stringify(setup), seed, open, openedBy, createdAt],
        ...[policy ? JSON.stringify(policy) : null, Math.max(0, ...entries.map(({ at }) => at))],
        ...[phase, seats, seats_key, seated, JSON.stringify(rows), phase === 'playing' ? deadline : null],
      ])
      if (opened.length > 0) wakes.send({ kind: 'lobby' })
      else if (!(await isKnown(id))) return false
      return true
    },

    async load(id) {
      const [header] = await database.query<HeaderRow>(
        `SELECT ${HEADER} FROM tables WHERE id = $1 AND NOT log_deleted`,
        [id],
      )
      const entries = header && (await logReader.readSince(id, 0))
      return entries && { table: toHeader(header), entries }
    },

    loadSince: (id, seq) => logReader.readSince(id, seq),

    async grown(known) {
      const rows = await database.query<{ id: string }>(
        `SELECT id FROM unnest($1::text[], $2::int[]) AS known (id, seq) JOIN tables USING (id)
         WHERE EXISTS (SELECT FROM entries WHERE table_number = number AND entries.seq > known.seq)`,
        [known.map(({ table }) => table), known.map(({ seq }) => seq)],
      )
      return rows.map(({ id }) => id)
    },

    async find(code) {
      const [row] = await database.query<{ id: string }>(
        'SELECT id FROM tables WHERE code = $1 AND NOT log_deleted ORDER BY number DESC LIMIT 1',
        [code],
      )
      return row?.id
    },

    async lastInstant(notAfter = Number.MAX_SAFE_INTEGER) {
      const [row] = await database.query<{ last: number | null }>(
        `SELECT greatest(
          (SELECT max(last_at) FROM tables WHERE phase IN ('over', 'closed') AND last_at <= $1),
          (SELECT max(last_at) FROM tables WHERE phase = 'waiting' AND last_at <= $1),
          (SELECT max(at) FROM tables JOIN entries ON table_number = number WHERE phase = 'playing' AND at <= $1)
        ) AS last`,
        [notAfter],
      )
      return row!.last ?? 0
    },

    async endedBetween(from, to) {
      const rows = await database.query(
        "SELECT 1 FROM tables WHERE phase IN ('over', 'closed') AND last_at BETWEEN $1 AND $2 LIMIT 1",
        [from, to],
      )
      return rows.length > 0
    },
  }

  async function isKnown(id: string): Promise<boolean> {
    return (await database.query('SELECT 1 FROM tables WHERE id = $1', [id])).length > 0
  }
}

export function toHeader(row: HeaderRow): TableHeader {
  const { id, code, game, version, setup, seed, open, opened_by, created_at, policy } = row
  return {
    ...{ id, code, game, version, setup: JSON.parse(setup), seed, open },
    ...{ openedBy: opened_by, createdAt: created_at },
    ...(policy !== null && { policy: JSON.parse(policy) }),
  }
}

import type { DatabaseSync } from 'node:sqlite'
import { type AdministrationStorage, PURGE_KINDS, type PurgeKind } from '../administration.ts'
import type { Synchronous } from './rpc.ts'

interface Purge {
  /** Reads a slice: the key of each row, and whether it is old enough to be deleted. */
  readonly select: string
  readonly deletions: readonly string[]
}

/** The rows that are read in a slice. A table brings its log, so there are fewer of them. */
const ROWS = 500
const TABLES = 50
/** More than the high-water mark has. */
const REMEMBERED_TABLES = 5_000

const PURGES: Readonly<Record<PurgeKind, Purge>> = {
  sessions: {
    select: `SELECT id AS key, seen_at < :before AS old FROM sessions WHERE id > :from ORDER BY id LIMIT ${ROWS}`,
    deletions: ['DELETE FROM sessions WHERE id = ?'],
  },
  guests: {
    // A banned guest stays in the host's list.
    select: `
      SELECT id AS key, password IS NULL AND created_at < :before
        AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = players.id AND seen_at >= :before)
        AND NOT EXISTS (SELECT 1 FROM result_seats WHERE player = players.id)
        AND NOT EXISTS (SELECT 1 FROM sitters WHERE player = players.id)
        AND NOT EXISTS (SELECT 1 FROM bans WHERE player = players.id) AS old
      FROM players WHERE id > :from ORDER BY id LIMIT ${ROWS}
    `,
    deletions: ['DELETE FROM sessions WHERE player = ?', 'DELETE FROM players WHERE id = ?'],
  },
  closed: {
    select: `
      SELECT number AS key, phase = 'closed' AND last_at < :before AS old
      FROM tables WHERE number > CAST(:from AS INTEGER) ORDER BY number LIMIT ${TABLES}
    `,
    deletions: [
      'INSERT OR IGNORE INTO purged_tables (id) SELECT id FROM tables WHERE number = ?',
      'DELETE FROM entries WHERE table_number = ?',
      'DELETE FROM sitters WHERE table_number = ?',
      'DELETE FROM tables WHERE number = ?',
    ],
  },
  logs: {
    select: `
      SELECT number AS key, phase = 'over' AND last_at < :before AND log_deleted = 0 AS old
      FROM tables WHERE number > CAST(:from AS INTEGER) ORDER BY number LIMIT ${TABLES}
    `,
    deletions: [
      'DELETE FROM entries WHERE table_number = ?',
      'UPDATE tables SET log_deleted = 1 WHERE number = ?',
    ],
  },
  // They are for other servers, so the only one has none.
  changes: { select: 'SELECT :from AS key, :before AS old WHERE false', deletions: [] },
}

/** Old rows are found by reading all of them in slices: an index for each kind would cost every write. */
export function purgeQuery(database: DatabaseSync): Synchronous<AdministrationStorage>['purge'] {
  const purges = new Map(
    PURGE_KINDS.map(kind => {
      const { select, deletions } = PURGES[kind]
      const statements = deletions.map(statement => database.prepare(statement))
      return [kind, { select: database.prepare(select), deletions: statements }] as const
    }),
  )

  const trim = database.prepare(
    `DELETE FROM purged_tables WHERE number <= (SELECT max(number) FROM purged_tables) - ${REMEMBERED_TABLES}`,
  )

  return ({ kind, before, from = '', dryRun = false }) => {
    const { select, deletions } = purges.get(kind)!
    const rows = select.all({ before, from })
    const old = rows.filter(row => row.old === 1)
    if (!dryRun) for (const { key } of old) for (const deletion of deletions) deletion.run(key!)
    if (!dryRun && kind === 'closed') trim.run()
    const last = rows.at(-1)?.key
    return { count: old.length, ...(last !== undefined && { next: String(last) }) }
  }
}

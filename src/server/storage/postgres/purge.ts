import type { AdministrationStorage, PurgeKind } from '../administration.ts'
import type { Database } from './database.ts'

interface Purge {
  /** Reads a slice after the key $2: the key of each row, and whether it is older than $1 and can be deleted. */
  readonly select: string
  /** Each deletes rows by the keys $1. */
  readonly deletions: readonly string[]
}

/** The rows that are read in a slice. A table brings its log, so there are fewer of them. */
const ROWS = 500
const TABLES = 50
const OLD_GUEST = `
  password IS NULL AND players.created_at < $1
  AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = players.id AND seen_at >= $1)
  AND NOT EXISTS (SELECT 1 FROM result_seats WHERE player = players.id)
  AND NOT EXISTS (SELECT 1 FROM tables WHERE seated @> ARRAY[players.id] AND phase IN ('waiting', 'playing'))
  AND NOT EXISTS (SELECT 1 FROM bans WHERE player = players.id)
`

const PURGES: Readonly<Record<PurgeKind, Purge>> = {
  sessions: {
    select: `SELECT id AS key, seen_at < $1 AS old FROM sessions WHERE id > $2 ORDER BY id LIMIT ${ROWS}`,
    deletions: ['DELETE FROM sessions WHERE id = ANY ($1)'],
  },
  guests: {
    select: `SELECT id AS key, ${OLD_GUEST} AS old FROM players WHERE id > $2 ORDER BY id LIMIT ${ROWS}`,
    deletions: ['DELETE FROM sessions WHERE player = ANY ($1)', 'DELETE FROM players WHERE id = ANY ($1)'],
  },
  closed: {
    select: `
      SELECT number::text AS key, phase = 'closed' AND last_at < $1 AS old
      FROM tables WHERE number > coalesce(nullif($2, ''), '0')::bigint ORDER BY number LIMIT ${TABLES}
    `,
    deletions: [
      'DELETE FROM deadlines WHERE table_number = ANY ($1::bigint[])',
      'DELETE FROM entries WHERE table_number = ANY ($1::bigint[])',
      'DELETE FROM tables WHERE number = ANY ($1::bigint[])',
    ],
  },
  logs: {
    select: `
      SELECT number::text AS key, phase = 'over' AND last_at < $1 AND NOT log_deleted AS old
      FROM tables WHERE number > coalesce(nullif($2, ''), '0')::bigint ORDER BY number LIMIT ${TABLES}
    `,
    deletions: [
      'DELETE FROM entries WHERE table_number = ANY ($1::bigint[])',
      'UPDATE tables SET log_deleted = true WHERE number = ANY ($1::bigint[])',
    ],
  },
  changes: {
    select: `
      SELECT number::text AS key, at < $1 AS old
      FROM player_changes WHERE number > coalesce(nullif($2, ''), '0')::bigint ORDER BY number LIMIT ${ROWS}
    `,
    deletions: ['DELETE FROM player_changes WHERE number = ANY ($1::bigint[])'],
  },
}

/** Old rows are found by reading all of them in slices: an index for each kind would cost every write. */
export function postgresPurge(database: Database): AdministrationStorage['purge'] {
  return async ({ kind, before, from = '', dryRun = false }) => {
    const { select, deletions } = PURGES[kind]
    return database.transaction(async run => {
      const rows = await run<{ key: string; old: boolean }>(select, [before, from])
      const keys = rows.filter(({ old }) => old).map(({ key }) => key)
      if (!dryRun && keys.length > 0) for (const deletion of deletions) await run(deletion, [keys])
      const last = rows.at(-1)
      return { count: keys.length, ...(last && { next: last.key }) }
    })
  }
}

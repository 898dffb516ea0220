import type { AdministrationStorage } from '../administration.ts'
import { postgresAdministrationLists } from './administration-lists.ts'
import { postgresAudit } from './audit.ts'
import type { Database } from './database.ts'
import { noteChanges } from './nodes.ts'
import { postgresPlayerReplacement } from './player-replacement.ts'
import { postgresPurge } from './purge.ts'
import type { WakeSender } from './wake-sender.ts'

export function postgresAdministration(database: Database, wakes: WakeSender): AdministrationStorage {
  return {
    ...postgresAdministrationLists(database),
    ...postgresPlayerReplacement(database, wakes),
    purge: postgresPurge(database),
    audit: postgresAudit(database),
    async closeTable(id) {
      await database.query(
        `WITH closed AS (
           UPDATE tables SET phase = 'closed', seated = '{}' WHERE id = $1 RETURNING number
         )
         DELETE FROM deadlines USING closed WHERE table_number = number`,
        [id],
      )
      wakes.send({ kind: 'lobby' })
    },
    async revokeAll() {
      const ended = await database.query<{ player: string; session: string }>(
        `WITH ended AS (DELETE FROM sessions RETURNING player, id), ${noteChanges('account', 'ended')}
         SELECT player, id AS session FROM ended`,
      )
      for (const { player, session } of ended) wakes.send({ kind: 'session', player, session })
      return ended
    },
    async scrub() {
      // Removes the old versions of rows. Older copies of the pages are in the database's own log and in its backups.
      await database.query('VACUUM tables, entries, results, result_seats, players, sessions, bans, reports')
      return 'done'
    },
    async condition() {
      const [row] = await database.query<{ bytes: number }>(
        'SELECT pg_database_size(current_database()) AS bytes',
      )
      // PostgreSQL checks its own pages, and an entry that it lost would be missing on every server.
      return { losses: [], damage: [], isChecking: false, bytes: row!.bytes }
    },
  }
}

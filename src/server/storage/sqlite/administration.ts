import type { DatabaseSync } from 'node:sqlite'
import { administrationListQueries } from './administration-lists.ts'
import { auditQuery } from './audit.ts'
import { playerReplacementQueries } from './player-replacement.ts'
import { purgeQuery } from './purge.ts'
import type { Queries } from './rpc.ts'

/** Rewriting a file of this size takes about a second, for which games can wait. */
const SCRUBBED_WHILE_RUNNING = 64 * 1024 * 1024

export function administrationQueries(database: DatabaseSync): Queries['administration'] {
  const closeTable = database.prepare(`UPDATE tables SET phase = 'closed', due = NULL WHERE id = ?`)
  const deleteSeated = database.prepare(
    'DELETE FROM sitters WHERE table_number = (SELECT number FROM tables WHERE id = ?)',
  )
  const revokeAll = database.prepare('DELETE FROM sessions RETURNING player, id')
  return {
    ...administrationListQueries(database),
    ...playerReplacementQueries(database),
    purge: purgeQuery(database),
    audit: auditQuery(database),
    closeTable(id) {
      deleteSeated.run(id)
      closeTable.run(id)
    },
    revokeAll: () =>
      revokeAll.all().map(({ player, id }) => ({ player: String(player), session: String(id) })),
    scrub({ whileRunning }) {
      const isSmall = fileBytes(database) <= SCRUBBED_WHILE_RUNNING
      const canRewrite = !whileRunning || isSmall
      if (canRewrite) database.exec('VACUUM')
      // The log of changes still has the old pages. While somebody reads them, they cannot be overwritten.
      const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()!
      return canRewrite && busy === 0 ? 'done' : 'later'
    },
  }
}

function fileBytes(database: DatabaseSync): number {
  const { bytes } = database
    .prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size')
    .get()!
  return Number(bytes)
}

import type { DatabaseSync } from 'node:sqlite'
import { administrationQueries } from './administration.ts'
import type { HighWaterMark } from './high-water-mark.ts'
import { historyQueries } from './history.ts'
import { linkQueries } from './links.ts'
import { nodeQueries } from './nodes.ts'
import { playerQueries } from './players.ts'
import { presenceQueries } from './presence.ts'
import { puzzleQueries } from './puzzles.ts'
import { reportQueries } from './reports.ts'
import type { Queries } from './rpc.ts'
import { instantQueries, tableListQueries } from './table-lists.ts'
import { tableQueries } from './tables.ts'

/** More than one page, so that the check notices a full disk. */
const CHECK_BYTES = 16_384

/** All methods of the worker, with their statements prepared. */
export function prepareQueries(database: DatabaseSync, mark?: HighWaterMark): Queries {
  const fill = database.prepare(`INSERT INTO checks (filling) VALUES (zeroblob(${CHECK_BYTES}))`)
  const measure = database.prepare('SELECT length(filling) AS bytes FROM checks WHERE number = ?')
  const clear = database.prepare('DELETE FROM checks')

  return {
    tables: { ...tableQueries(database), ...tableListQueries(database), ...instantQueries(database) },
    players: playerQueries(database),
    history: historyQueries(database),
    links: linkQueries(database),
    puzzles: puzzleQueries(database),
    reports: reportQueries(database),
    administration: administrationQueries(database),
    presence: presenceQueries(database),
    nodes: nodeQueries(database),
    file: {
      begin() {
        database.exec('DELETE FROM visits; DELETE FROM node_claims; DELETE FROM nodes')
        mark?.compare(database)
      },
      losses: () => mark?.losses() ?? [],
      check() {
        const { lastInsertRowid } = fill.run()
        if (measure.get(lastInsertRowid)?.bytes !== CHECK_BYTES)
          throw new Error('What was written is not there')
        clear.run()
      },
    },
  }
}

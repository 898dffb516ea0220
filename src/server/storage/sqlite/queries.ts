import type { DatabaseSync } from 'node:sqlite'
import { historyQueries } from './history.ts'
import { linkQueries } from './links.ts'
import { playerQueries } from './players.ts'
import type { Queries } from './rpc.ts'
import { tableListQueries } from './table-lists.ts'
import { tableQueries } from './tables.ts'

/** More than one page, so that the check notices a full disk. */
const CHECK_BYTES = 16_384

/** All methods of the worker, with their statements prepared. */
export function prepareQueries(database: DatabaseSync): Queries {
  const arrive = database.prepare('INSERT INTO visits VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
  const depart = database.prepare('DELETE FROM visits WHERE table_id = ? AND player = ? AND connection = ?')
  const present = database.prepare('SELECT DISTINCT player FROM visits WHERE table_id = ?')
  const fill = database.prepare(`INSERT INTO checks (filling) VALUES (zeroblob(${CHECK_BYTES}))`)
  const measure = database.prepare('SELECT length(filling) AS bytes FROM checks WHERE number = ?')
  const clear = database.prepare('DELETE FROM checks')

  return {
    tables: { ...tableQueries(database), ...tableListQueries(database) },
    players: playerQueries(database),
    history: historyQueries(database),
    links: linkQueries(database),
    presence: {
      arrive: ({ table, player, connection }) => void arrive.run(table, player, connection),
      depart: ({ table, player, connection }) => void depart.run(table, player, connection),
      at: table => present.all(table).map(({ player }) => String(player)),
    },
    file: {
      begin: () => database.exec('DELETE FROM visits'),
      check() {
        const { lastInsertRowid } = fill.run()
        if (measure.get(lastInsertRowid)?.bytes !== CHECK_BYTES)
          throw new Error('What was written is not there')
        clear.run()
      },
    },
  }
}

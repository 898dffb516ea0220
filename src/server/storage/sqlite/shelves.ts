import type { DatabaseSync } from 'node:sqlite'
import { historyShelf } from './history.ts'
import { listShelf } from './lists.ts'
import { playerShelf } from './players.ts'
import type { Shelves } from './questions.ts'
import { tableShelf } from './tables.ts'

/** More than one page, so that a file without room for anything new is found out. */
const FILLING_BYTES = 16_384

/** Everything that can be asked of an open file, with its statements prepared. */
export function shelvesOf(database: DatabaseSync): Shelves {
  const arrive = database.prepare('INSERT INTO visits VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
  const depart = database.prepare('DELETE FROM visits WHERE table_id = ? AND player = ? AND connection = ?')
  const present = database.prepare('SELECT DISTINCT player FROM visits WHERE table_id = ?')
  const fill = database.prepare(`INSERT INTO checks (filling) VALUES (zeroblob(${FILLING_BYTES}))`)
  const measure = database.prepare('SELECT length(filling) AS bytes FROM checks WHERE number = ?')
  const clear = database.prepare('DELETE FROM checks')

  return {
    tables: { ...tableShelf(database), ...listShelf(database) },
    players: playerShelf(database),
    history: historyShelf(database),
    presence: {
      arrive: ({ table, player, connection }) => void arrive.run(table, player, connection),
      depart: ({ table, player, connection }) => void depart.run(table, player, connection),
      at: table => present.all(table).map(({ player }) => String(player)),
    },
    file: {
      begin: () => database.exec('DELETE FROM visits'),
      check() {
        const { lastInsertRowid } = fill.run()
        if (measure.get(lastInsertRowid)?.bytes !== FILLING_BYTES)
          throw new Error('What was written is not there')
        clear.run()
      },
    },
  }
}

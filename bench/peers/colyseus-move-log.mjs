// Logs for the moves of Colyseus, which stores nothing itself. Each calls `show` when the move is on disk.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Nothing is stored. */
export const memoryLog = { append: (_move, show) => show() }

/** One commit a move. */
export function openMoveLog(folder) {
  const insert = prepareInsert(openDatabase(folder))
  return {
    append(move, show) {
      insert(move)
      show()
    },
  }
}

/** One commit for all moves that have arrived in the same turn of the event loop. */
export function openBatchedMoveLog(folder) {
  const database = openDatabase(folder)
  const insert = prepareInsert(database)
  let pending = []

  function commit() {
    const batch = pending
    pending = []
    database.exec('BEGIN')
    for (const { move } of batch) insert(move)
    database.exec('COMMIT')
    for (const { show } of batch) show()
  }

  return {
    append(move, show) {
      if (pending.length === 0) setImmediate(commit)
      pending.push({ move, show })
    },
  }
}

/** As durable as Quincunx's own database. */
function openDatabase(folder) {
  const database = new DatabaseSync(join(folder, 'moves.sqlite'))
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE moves (room TEXT, ply INTEGER, cell INTEGER, PRIMARY KEY (room, ply)) WITHOUT ROWID;
  `)
  return database
}

function prepareInsert(database) {
  const statement = database.prepare('INSERT INTO moves (room, ply, cell) VALUES (?, ?, ?)')
  return ({ room, ply, cell }) => statement.run(room, ply, cell)
}

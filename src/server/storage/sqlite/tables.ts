import type { DatabaseSync } from 'node:sqlite'
import type { HouseEntry } from '../../table/entry.ts'
import type { Append, Appended, Standing, TableStorage } from '../storage.ts'
import type { AtOnce } from './questions.ts'
import { keepsResults } from './results.ts'
import type { Savepoint } from './savepoint.ts'
import { keepsSitters } from './sitters.ts'

type TableShelf = Pick<AtOnce<TableStorage>, 'open' | 'load' | 'find' | 'append' | 'lastInstant'>

export function tableShelf(database: DatabaseSync, savepoint: Savepoint): TableShelf {
  const keepSitters = keepsSitters(database)
  const keepResult = keepsResults(database)
  const numberOf = database.prepare('SELECT number FROM tables WHERE id = ?')
  const insertTable = database.prepare(`
    INSERT INTO tables
      (id, code, game, version, setup, seed, open, opened_by, created_at, seq, last_at, phase, seats, due)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING
  `)
  const insertEntry = database.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING')
  const selectTable = database.prepare('SELECT * FROM tables WHERE id = ?')
  const selectEntries = database.prepare(
    'SELECT at, action, command FROM entries WHERE table_number = ? ORDER BY seq',
  )
  const selectByCode = database.prepare('SELECT id FROM tables WHERE code = ? ORDER BY number DESC LIMIT 1')
  const selectStanding = database.prepare('SELECT number, seq, phase, seats FROM tables WHERE id = ?')
  const moveOn = database.prepare(
    'UPDATE tables SET seq = ?, last_at = max(last_at, ?), due = ? WHERE number = ?',
  )
  const restand = database.prepare('UPDATE tables SET phase = ?, seats = ? WHERE number = ?')
  const selectLast = database.prepare(`
    SELECT max(last_at) AS last FROM (
      SELECT max(last_at) AS last_at FROM tables WHERE phase IN ('over', 'closed')
      UNION ALL SELECT max(last_at) FROM tables WHERE phase = 'playing'
      UNION ALL SELECT max(last_at) FROM tables WHERE phase = 'waiting'
    )
  `)

  return {
    open(table, entries, standing) {
      if (numberOf.get(table.id)) return true
      return savepoint(() => {
        const { id, code, game, version, setup, seed, open, openedBy, createdAt } = table
        const last = Math.max(0, ...entries.map(({ at }) => at))
        const seats = JSON.stringify(standing.seats)
        const { changes, lastInsertRowid: number } = insertTable.run(
          ...[id, code, game, version, JSON.stringify(setup), seed, open ? 1 : 0, openedBy, createdAt],
          ...[entries.length, last, standing.phase, seats, dueOf(standing)],
        )
        if (changes === 0) return false
        for (const [index, entry] of entries.entries())
          if (!writeEntry(Number(number), index + 1, entry)) throw new Error(`${id} has one command twice`)
        keepSitters(Number(number), standing)
        return true
      })
    },

    load(id) {
      const row = selectTable.get(id)
      if (!row) return undefined
      return {
        table: {
          id,
          code: String(row.code),
          game: String(row.game),
          version: Number(row.version),
          setup: JSON.parse(String(row.setup)),
          seed: String(row.seed),
          open: row.open === 1,
          openedBy: String(row.opened_by),
          createdAt: Number(row.created_at),
        },
        entries: selectEntries.all(row.number!).map(({ at, action, command }) => ({
          at: Number(at),
          action: JSON.parse(String(action)),
          ...(command !== null && { command: String(command) }),
        })),
      }
    },

    find: code => selectByCode.get(code)?.id as string | undefined,
    append: given => (given.result ? savepoint(() => append(given)) : append(given)),
    lastInstant: () => Number(selectLast.get()?.last ?? 0),
  }

  // Without a result no savepoint is needed, which costs as much as the rest: whatever refuses comes before any change.
  function append({ table, seq, entry, standing, result }: Append): Appended {
    const row = selectStanding.get(table)
    if (!row) throw new Error(`There is no table ${table}`)
    const number = Number(row.number)
    const last = Number(row.seq)
    if (seq <= last) return 'taken'
    if (seq > last + 1) throw new Error(`Entry ${seq} would leave a gap at table ${table}`)
    if (!writeEntry(number, seq, entry)) return 'taken'
    moveOn.run(seq, entry.at, dueOf(standing), number)
    const seats = JSON.stringify(standing.seats)
    if (standing.phase !== row.phase || seats !== row.seats) {
      restand.run(standing.phase, seats, number)
      keepSitters(number, standing)
    }
    if (result) keepResult(number, result)
    return 'appended'
  }

  function writeEntry(number: number, seq: number, { at, action, command }: HouseEntry): boolean {
    return insertEntry.run(number, seq, at, JSON.stringify(action), command ?? null).changes === 1
  }
}

function dueOf({ phase, deadline }: Standing): number | null {
  return phase === 'playing' ? deadline : null
}

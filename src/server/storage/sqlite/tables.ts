import type { DatabaseSync } from 'node:sqlite'
import type { OnlineEntry } from '../../tables/log/log-entry.ts'
import type { Append, AppendResult, TableStorage, TableSummary } from '../storage.ts'
import { type LogTail, openLogTailCache } from './log-tail-cache.ts'
import { prepareResultInsert } from './results.ts'
import type { Synchronous } from './rpc.ts'
import { prepareSeatedPlayersUpdate } from './seated-players.ts'

type TableQueries = Pick<Synchronous<TableStorage>, 'open' | 'load' | 'find' | 'append' | 'lastInstant'>

export function tableQueries(database: DatabaseSync): TableQueries {
  const keepSitters = prepareSeatedPlayersUpdate(database)
  const keepResult = prepareResultInsert(database)
  const tails = openLogTailCache(database)
  const numberOf = database.prepare('SELECT number FROM tables WHERE id = ?')
  const insertTable = database.prepare(`
    INSERT INTO tables
      (id, code, game, version, setup, seed, open, opened_by, created_at, last_at, phase, seats, due)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING
  `)
  const insertEntry = database.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING')
  const selectTable = database.prepare('SELECT * FROM tables WHERE id = ?')
  const selectEntries = database.prepare(
    'SELECT at, action, command FROM entries WHERE table_number = ? ORDER BY seq',
  )
  const selectByCode = database.prepare('SELECT id FROM tables WHERE code = ? ORDER BY number DESC LIMIT 1')
  const note = database.prepare('UPDATE tables SET last_at = max(last_at, ?), due = ? WHERE number = ?')
  const restand = database.prepare(
    'UPDATE tables SET last_at = max(last_at, ?), due = ?, phase = ?, seats = ? WHERE number = ?',
  )
  const selectLast = database.prepare(`
    SELECT max(last_at) AS last FROM (
      SELECT max(last_at) AS last_at FROM tables WHERE phase IN ('over', 'closed')
      UNION ALL SELECT max(at) FROM tables JOIN entries ON table_number = number WHERE phase = 'playing'
      UNION ALL SELECT max(last_at) FROM tables WHERE phase = 'waiting'
    )
  `)

  return {
    open(table, entries, standing) {
      if (numberOf.get(table.id)) return true
      const { id, code, game, version, setup, seed, open, openedBy, createdAt } = table
      const last = Math.max(0, ...entries.map(({ at }) => at))
      const seats = JSON.stringify(standing.seats)
      const { changes, lastInsertRowid: number } = insertTable.run(
        ...[id, code, game, version, JSON.stringify(setup), seed, open ? 1 : 0, openedBy, createdAt],
        ...[last, standing.phase, seats, dueOf(standing)],
      )
      if (changes === 0) return false
      for (const [index, entry] of entries.entries())
        writeEntry(Number(number), index + 1, entry, dueOf(standing))
      keepSitters(Number(number), standing)
      return true
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
    append,
    lastInstant: () => Number(selectLast.get()?.last ?? 0),
  }

  function append({ table, seq, entry, standing, result }: Append): AppendResult {
    const end = tailBefore(table, seq)
    if (end.seq >= seq || (entry.command !== undefined && end.commands.has(entry.command))) return 'taken'
    const phase = 'phase' in standing ? standing.phase : end.phase
    const due = dueOf({ phase, deadline: standing.deadline })
    if (!writeEntry(end.number, seq, entry, due)) {
      tails.forget(table)
      return 'taken'
    }
    // While a game goes on, its log tells the rest; but nobody may be awaited longer than the table says.
    if ('phase' in standing) {
      restand.run(entry.at, due, phase, JSON.stringify(standing.seats), end.number)
      keepSitters(end.number, standing)
    } else if (phase !== 'playing' || isSooner(due, end.due)) note.run(entry.at, due, end.number)
    if (result) keepResult(end.number, result)
    // Nothing or little follows an end.
    if (phase === 'over' || phase === 'closed') tails.forget(table)
    end.phase = phase
    end.seq = seq
    end.due = due
    if (entry.command !== undefined) end.commands.add(entry.command)
    return 'appended'
  }

  /** Where the log ends that this entry would follow, or one that has it already. */
  function tailBefore(table: string, seq: number): LogTail {
    const known = tails.of(table)
    const end = known?.seq === seq - 1 ? known : tails.reread(table)
    if (!end) throw new Error(`There is no table ${table}`)
    if (seq > end.seq + 1) throw new Error(`Entry ${seq} would leave a gap at table ${table}`)
    return end
  }

  function writeEntry(
    number: number,
    seq: number,
    { at, action, command }: OnlineEntry,
    due: number | null,
  ): boolean {
    return insertEntry.run(number, seq, at, JSON.stringify(action), command ?? null, due).changes === 1
  }
}

function dueOf({ phase, deadline }: Pick<TableSummary, 'phase' | 'deadline'>): number | null {
  return phase === 'playing' ? deadline : null
}

function isSooner(due: number | null, than: number | null): boolean {
  return due !== null && (than === null || due < than)
}

import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { OnlineEntry } from '../../tables/log/log-entry.ts'
import type { Append, AppendResult, TableStorage, TableSummary } from '../storage.ts'
import { type LogTail, openLogTailCache } from './log-tail-cache.ts'
import { prepareResultInsert } from './results.ts'
import type { Synchronous } from './rpc.ts'

type TableQueries = Pick<Synchronous<TableStorage>, 'open' | 'load' | 'find' | 'append' | 'lastInstant'>

export function tableQueries(database: DatabaseSync): TableQueries {
  const updateSeatedPlayers = prepareSeatedPlayersUpdate(database)
  const insertResult = prepareResultInsert(database)
  const tails = openLogTailCache(database)
  const numberOf = database.prepare('SELECT number FROM tables WHERE id = ?')
  const insertTable = database.prepare(`
    INSERT INTO tables
      (id, code, game, version, setup, seed, open, opened_by, created_at, last_at, phase, seats, due, policy)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING
  `)
  const insertEntry = database.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING')
  const selectTable = database.prepare('SELECT * FROM tables WHERE id = ?')
  const selectEntries = database.prepare(
    'SELECT at, action, command FROM entries WHERE table_number = ? ORDER BY seq',
  )
  const selectByCode = database.prepare('SELECT id FROM tables WHERE code = ? ORDER BY number DESC LIMIT 1')
  const updateDeadline = database.prepare(
    'UPDATE tables SET last_at = max(last_at, ?), due = ? WHERE number = ?',
  )
  const updateSummary = database.prepare(
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
    open(table, entries, summary) {
      if (numberOf.get(table.id)) return true
      const { id, code, game, version, setup, seed, open, openedBy, createdAt, policy } = table
      const last = Math.max(0, ...entries.map(({ at }) => at))
      const seats = JSON.stringify(summary.seats)
      const { changes, lastInsertRowid: number } = insertTable.run(
        ...[id, code, game, version, JSON.stringify(setup), seed, open ? 1 : 0, openedBy, createdAt],
        ...[last, summary.phase, seats, dueOf(summary), policy ? JSON.stringify(policy) : null],
      )
      if (changes === 0) return false
      for (const [index, entry] of entries.entries())
        writeEntry(Number(number), index + 1, entry, dueOf(summary))
      updateSeatedPlayers(Number(number), summary)
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
          ...policyOf(row),
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
    const tail = tailBefore(table, seq)
    if (tail.seq >= seq || (entry.command !== undefined && tail.commands.has(entry.command))) return 'taken'
    const phase = 'phase' in standing ? standing.phase : tail.phase
    const due = dueOf({ phase, deadline: standing.deadline })
    if (!writeEntry(tail.number, seq, entry, due)) {
      tails.forget(table)
      return 'taken'
    }
    // During a game the deadline is in the log. The row only follows a sooner one, so that it is never too late.
    if ('phase' in standing) {
      updateSummary.run(entry.at, due, phase, JSON.stringify(standing.seats), tail.number)
      updateSeatedPlayers(tail.number, standing)
    } else if (phase !== 'playing' || isSooner(due, tail.due)) updateDeadline.run(entry.at, due, tail.number)
    if (result) insertResult(tail.number, result)
    // Few entries follow the end of a game, so its tail is not worth caching.
    if (phase === 'over' || phase === 'closed') tails.forget(table)
    tail.phase = phase
    tail.seq = seq
    tail.due = due
    if (entry.command !== undefined) tail.commands.add(entry.command)
    return 'appended'
  }

  /** The tail of the log: either this entry comes next, or its seq is taken. */
  function tailBefore(table: string, seq: number): LogTail {
    const cached = tails.of(table)
    const tail = cached?.seq === seq - 1 ? cached : tails.reread(table)
    if (!tail) throw new Error(`There is no table ${table}`)
    if (seq > tail.seq + 1) throw new Error(`Entry ${seq} would leave a gap at table ${table}`)
    return tail
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

/** The policy of a row; tables of earlier versions have none. */
function policyOf({ policy }: Readonly<Record<string, SQLOutputValue>>) {
  return policy === null ? {} : { policy: JSON.parse(String(policy)) }
}

function dueOf({ phase, deadline }: Pick<TableSummary, 'phase' | 'deadline'>): number | null {
  return phase === 'playing' ? deadline : null
}

function isSooner(due: number | null, other: number | null): boolean {
  return due !== null && (other === null || due < other)
}

/** Stores who sits at a table; a finished table has no seated players. */
function prepareSeatedPlayersUpdate(database: DatabaseSync): (table: number, summary: TableSummary) => void {
  const remove = database.prepare('DELETE FROM sitters WHERE table_number = ?')
  const insert = database.prepare('INSERT INTO sitters VALUES (?, ?) ON CONFLICT DO NOTHING')
  return (table, { phase, seats }) => {
    remove.run(table)
    if (phase !== 'waiting' && phase !== 'playing') return
    for (const sitter of seats) if (sitter?.kind === 'person') insert.run(sitter.id, table)
  }
}

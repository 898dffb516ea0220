import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite'
import type { TablePhase } from '#protocol/server-messages.ts'
import type { OnlineEntry, TableHeader } from '../../tables/log/log-entry.ts'
import type { Append, AppendResult, TableStorage, TableSummary } from '../table-storage.ts'
import { prepareResultInsert } from './results.ts'
import type { Synchronous } from './rpc.ts'

/** The end of a table's log, with the commands in the log. */
interface LogTail {
  readonly number: number
  phase: TablePhase
  seq: number
  /** The deadline in the last entry. */
  due: number | null
  readonly commands: Set<string>
}

/** A few kB each. Beyond this the cache is cleared; tables in use are soon cached again. */
const MAX_TAILS = 10_000

type TableQueries = Pick<
  Synchronous<TableStorage>,
  'open' | 'load' | 'loadSince' | 'grown' | 'find' | 'append'
>

export function tableQueries(database: DatabaseSync): TableQueries {
  const updateSeatedPlayers = prepareSeatedPlayersUpdate(database)
  const insertResult = prepareResultInsert(database)
  const tails = new LogTailCache(database)
  const numberOf = database.prepare('SELECT number FROM tables WHERE id = ?')
  const insertTable = database.prepare(`
    INSERT INTO tables
      (id, code, game, version, setup, seed, open, opened_by, created_at, last_at, phase, seats, due, policy)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING
  `)
  const insertEntry = database.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING')
  const selectTable = database.prepare('SELECT * FROM tables WHERE id = ? AND log_deleted = 0')
  const selectEntries = database.prepare(
    'SELECT at, action, command FROM entries WHERE table_number = ? ORDER BY seq',
  )
  const selectLaterEntries = database.prepare(
    'SELECT at, action, command FROM entries WHERE table_number = ? AND seq > ? ORDER BY seq',
  )
  const selectGrown = database.prepare(
    'SELECT 1 FROM entries WHERE table_number = (SELECT number FROM tables WHERE id = ?) AND seq > ? LIMIT 1',
  )
  const selectByCode = database.prepare(
    'SELECT id FROM tables WHERE code = ? AND log_deleted = 0 ORDER BY number DESC LIMIT 1',
  )
  const updateDeadline = database.prepare(
    'UPDATE tables SET last_at = max(last_at, ?), due = ? WHERE number = ?',
  )
  const updateSummary = database.prepare(
    'UPDATE tables SET last_at = max(last_at, ?), due = ?, phase = ?, seats = ? WHERE number = ?',
  )

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
        table: tableHeader(row),
        entries: selectEntries.all(row.number!).map(toEntry),
      }
    },

    grown: known =>
      known.filter(({ table, seq }) => selectGrown.get(table, seq) !== undefined).map(({ table }) => table),

    loadSince(id, seq) {
      const row = selectTable.get(id)
      return row && selectLaterEntries.all(row.number!, seq).map(toEntry)
    },

    find: code => selectByCode.get(code)?.id as string | undefined,
    append,
  }

  function append({ table, seq, entry, summary, result }: Append): AppendResult {
    const tail = tails.before(table, seq)
    if (tail.seq >= seq || (entry.command !== undefined && tail.commands.has(entry.command))) return 'taken'
    const phase = 'phase' in summary ? summary.phase : tail.phase
    const due = dueOf({ phase, deadline: summary.deadline })
    if (!writeEntry(tail.number, seq, entry, due)) {
      tails.forget(table)
      return 'taken'
    }
    // During a game the deadline is in the log. The row only follows a sooner one, so that it is never too late.
    if ('phase' in summary) {
      updateSummary.run(entry.at, due, phase, JSON.stringify(summary.seats), tail.number)
      updateSeatedPlayers(tail.number, summary)
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

  function writeEntry(
    number: number,
    seq: number,
    { at, action, command }: OnlineEntry,
    due: number | null,
  ): boolean {
    return insertEntry.run(number, seq, at, JSON.stringify(action), command ?? null, due).changes === 1
  }
}

export function tableHeader(row: Readonly<Record<string, SQLOutputValue>>): TableHeader {
  return {
    id: String(row.id),
    code: String(row.code),
    game: String(row.game),
    version: Number(row.version),
    setup: JSON.parse(String(row.setup)),
    seed: String(row.seed),
    open: row.open === 1,
    openedBy: String(row.opened_by),
    createdAt: Number(row.created_at),
    // Tables of earlier versions have no policy.
    ...(row.policy !== null && { policy: JSON.parse(String(row.policy)) }),
  }
}

export function toEntry({ at, action, command }: Readonly<Record<string, SQLOutputValue>>): OnlineEntry {
  return {
    at: Number(at),
    action: JSON.parse(String(action)),
    ...(command !== null && { command: String(command) }),
  }
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

/**
 * Caches log tails so that an append needs no reads. Entries never change and every append takes the next seq, so a
 * cached tail is valid as long as its next seq is free, whatever other processes write to the file.
 */
class LogTailCache {
  readonly #tails = new Map<string, LogTail>()
  readonly #selectTable: StatementSync
  readonly #selectEntries: StatementSync

  constructor(database: DatabaseSync) {
    this.#selectTable = database.prepare('SELECT number, phase FROM tables WHERE id = ?')
    this.#selectEntries = database.prepare(
      'SELECT command, due FROM entries WHERE table_number = ? ORDER BY seq',
    )
  }

  /** The tail of the log: either this entry comes next, or its seq is taken. */
  before(table: string, seq: number): LogTail {
    const cached = this.#tails.get(table)
    // Another process may have appended to a log whose next seq is not this one.
    const tail = cached?.seq === seq - 1 ? cached : this.#read(table)
    if (!tail) throw new Error(`There is no table ${table}`)
    if (seq > tail.seq + 1) throw new Error(`Entry ${seq} would leave a gap at table ${table}`)
    return tail
  }

  forget(table: string): void {
    this.#tails.delete(table)
  }

  #read(table: string): LogTail | undefined {
    this.#tails.delete(table)
    const row = this.#selectTable.get(table)
    if (!row) return undefined
    const entries = this.#selectEntries.all(row.number!)
    const commands = entries.flatMap(({ command }) => (command === null ? [] : [String(command)]))
    const tail: LogTail = {
      number: Number(row.number),
      phase: row.phase as TablePhase,
      seq: entries.length,
      due: (entries.at(-1)?.due ?? null) as number | null,
      commands: new Set(commands),
    }
    if (this.#tails.size >= MAX_TAILS) this.#tails.clear()
    this.#tails.set(table, tail)
    return tail
  }
}

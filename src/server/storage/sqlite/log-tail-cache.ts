import type { DatabaseSync } from 'node:sqlite'
import type { TablePhase } from '#protocol/server-messages.ts'

/** The end of a table's log, with the commands in the log. */
export interface LogTail {
  readonly number: number
  phase: TablePhase
  seq: number
  /** The deadline in the last entry. */
  due: number | null
  readonly commands: Set<string>
}

/**
 * Caches log tails so that an append needs no reads. Entries never change and every append takes the next seq, so a
 * cached tail is valid as long as its next seq is free, whatever other processes write to the file.
 */
export interface LogTailCache {
  of(table: string): LogTail | undefined
  /** Reads the tail from the file, for a log that another process may have appended to. */
  reread(table: string): LogTail | undefined
  forget(table: string): void
}

/** A few kB each. Beyond this the cache is cleared; tables in use are soon cached again. */
const MAX_TAILS = 10_000

export function openLogTailCache(database: DatabaseSync): LogTailCache {
  const selectTable = database.prepare('SELECT number, phase FROM tables WHERE id = ?')
  const selectEntries = database.prepare(
    'SELECT command, due FROM entries WHERE table_number = ? ORDER BY seq',
  )
  const tails = new Map<string, LogTail>()

  function reread(table: string): LogTail | undefined {
    tails.delete(table)
    const row = selectTable.get(table)
    if (!row) return undefined
    const entries = selectEntries.all(row.number!)
    const commands = entries.flatMap(({ command }) => (command === null ? [] : [String(command)]))
    const tail: LogTail = {
      number: Number(row.number),
      phase: row.phase as TablePhase,
      seq: entries.length,
      due: (entries.at(-1)?.due ?? null) as number | null,
      commands: new Set(commands),
    }
    if (tails.size >= MAX_TAILS) tails.clear()
    tails.set(table, tail)
    return tail
  }

  return {
    of: table => tails.get(table) ?? reread(table),
    reread,
    forget: table => void tails.delete(table),
  }
}

import type { DatabaseSync } from 'node:sqlite'
import type { TablePhase } from '#protocol/server-messages.ts'

/** Where a table's log ends, and the commands that are in it. */
export interface LogTail {
  readonly number: number
  phase: TablePhase
  seq: number
  /** When time runs out according to the last entry. */
  due: number | null
  readonly commands: Set<string>
}

/**
 * The ends of logs, remembered so that an append reads nothing. Entries are never changed, and whoever appends to a
 * log takes the next seq: as long as that is free, what is remembered is true, whoever else writes to the file.
 */
export interface LogTailCache {
  of(table: string): LogTail | undefined
  /** Looks again, at a log that somebody else may have written to. */
  reread(table: string): LogTail | undefined
  forget(table: string): void
}

/** A few kB each; when there are more, all are forgotten and those in use soon known again. */
const MAX_TAILS = 10_000

export function openLogTailCache(database: DatabaseSync): LogTailCache {
  const selectTable = database.prepare('SELECT number, phase FROM tables WHERE id = ?')
  const selectEntries = database.prepare(
    'SELECT command, due FROM entries WHERE table_number = ? ORDER BY seq',
  )
  const known = new Map<string, LogTail>()

  function reread(table: string): LogTail | undefined {
    known.delete(table)
    const row = selectTable.get(table)
    if (!row) return undefined
    const entries = selectEntries.all(row.number!)
    const commands = entries.flatMap(({ command }) => (command === null ? [] : [String(command)]))
    const end: LogTail = {
      number: Number(row.number),
      phase: row.phase as TablePhase,
      seq: entries.length,
      due: (entries.at(-1)?.due ?? null) as number | null,
      commands: new Set(commands),
    }
    if (known.size >= MAX_TAILS) known.clear()
    known.set(table, end)
    return end
  }

  return {
    of: table => known.get(table) ?? reread(table),
    reread,
    forget: table => void known.delete(table),
  }
}

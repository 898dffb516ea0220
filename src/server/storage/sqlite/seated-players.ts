import type { DatabaseSync } from 'node:sqlite'
import type { TableSummary } from '../storage.ts'

/** Notes who sits at a table, for as long as it is not over. */
export function prepareSeatedPlayersUpdate(
  database: DatabaseSync,
): (table: number, standing: TableSummary) => void {
  const remove = database.prepare('DELETE FROM sitters WHERE table_number = ?')
  const insert = database.prepare('INSERT INTO sitters VALUES (?, ?) ON CONFLICT DO NOTHING')
  return (table, { phase, seats }) => {
    remove.run(table)
    if (phase !== 'waiting' && phase !== 'playing') return
    for (const sitter of seats) if (sitter?.kind === 'person') insert.run(sitter.id, table)
  }
}

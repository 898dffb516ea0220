import type { DatabaseSync } from 'node:sqlite'
import type { TableStorage } from '../storage.ts'
import type { Synchronous } from './rpc.ts'

/**
 * Tables whose time is up. What a table's row says is never later than its deadline, which the last entry of its log
 * has; where it is sooner, the row is put right here, once in a while instead of at every move.
 */
export function dueTablesQuery(database: DatabaseSync): Synchronous<TableStorage>['due'] {
  const select = database.prepare(`
    SELECT number, id, due,
      (SELECT due FROM entries WHERE table_number = number ORDER BY seq DESC LIMIT 1) AS truly
    FROM tables WHERE due IS NOT NULL AND due <= ?
    ORDER BY due LIMIT ?
  `)
  const correct = database.prepare('UPDATE tables SET due = ? WHERE number = ?')

  return (now, limit) => {
    for (;;) {
      const rows = select.all(now, limit)
      const early = rows.filter(({ due, truly }) => due !== truly)
      if (early.length === 0) return rows.map(({ id }) => String(id))
      for (const { number, truly } of early) correct.run(truly!, number!)
    }
  }
}

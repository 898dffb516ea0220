import type { DatabaseSync } from 'node:sqlite'

/** Does all of something within the transaction, or nothing of it. */
export type Savepoint = <T>(work: () => T) => T

export function savepointIn(database: DatabaseSync): Savepoint {
  const begin = database.prepare('SAVEPOINT work')
  const keep = database.prepare('RELEASE work')
  const undo = database.prepare('ROLLBACK TO work')
  return work => {
    begin.run()
    try {
      return work()
    } catch (error) {
      // A disk that is full has ended the whole transaction already.
      if (database.isTransaction) undo.run()
      throw error
    } finally {
      if (database.isTransaction) keep.run()
    }
  }
}

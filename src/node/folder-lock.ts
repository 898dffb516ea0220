import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const LOCK_FILE = 'server.lock'
/** How SQLite says that another process holds the lock. */
const SQLITE_BUSY = 5

/**
 * Takes a folder for this process until it ends; undefined if another process has it. The system holds the lock, through
 * SQLite, so a process that was killed leaves none behind, and the ids of processes do not matter, which are the same in
 * every container.
 */
export function lockFolder(folder: string): { release(): void } | undefined {
  const database = new DatabaseSync(join(folder, LOCK_FILE))
  try {
    database.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if ((error as { readonly errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw error
  }
  return { release: () => database.close() }
}

import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { StorageUnavailableError } from '../storage.ts'
import { MIGRATIONS } from './migrations.ts'

export interface SqliteFile {
  readonly file: string
  /** How long to wait for another program that has the file locked. */
  readonly busyMs: number
}

/** Opens an existing file and migrates it to the current schema. */
export function openDatabase({ file, busyMs }: SqliteFile): DatabaseSync {
  // SQLite would create an empty file in place of one that was moved away, and all data would seem lost.
  if (!existsSync(file)) throw new StorageUnavailableError(`${file} is gone.`)
  const database = new DatabaseSync(file, { timeout: busyMs, enableForeignKeyConstraints: true })
  try {
    refuseNewer(database, file)
    // Temporary data is only needed to roll back a statement, so it stays in memory.
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA temp_store = MEMORY;
      PRAGMA journal_size_limit = 67108864;
    `)
    migrate(database, file)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function migrate(database: DatabaseSync, file: string): void {
  if (versionOf(database) === MIGRATIONS.length) return
  // Checked again under the lock: another process may have migrated the file first.
  database.exec('BEGIN IMMEDIATE')
  refuseNewer(database, file)
  for (const step of MIGRATIONS.slice(versionOf(database))) database.exec(step)
  database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
  database.exec('COMMIT')
}

function refuseNewer(database: DatabaseSync, file: string): void {
  const version = versionOf(database)
  if (version > MIGRATIONS.length)
    throw new StorageUnavailableError(
      `${file} was written by a newer Quincunx (its form is ${version}, this one knows ${MIGRATIONS.length}). Start that newer one, or choose another data folder.`,
    )
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()!.user_version)
}

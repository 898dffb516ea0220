import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { nameSkeleton } from '../name-key.ts'
import { StorageUnavailableError } from '../storage.ts'
import { MIGRATIONS } from './migrations.ts'

export interface SqliteFile {
  readonly file: string
  /** How long to wait for another program that has the file locked. */
  readonly busyMs: number
  /** The file beside it that says how long the logs were; without it nothing is written down. */
  readonly mark?: string
}

/** Opens an existing file and migrates it to the current schema. */
export function openDatabase({ file, busyMs }: SqliteFile): DatabaseSync {
  // SQLite would create an empty file in place of one that was moved away, and all data would seem lost.
  if (!existsSync(file)) throw new StorageUnavailableError(`${file} is gone.`)
  const database = new DatabaseSync(file, { timeout: busyMs, enableForeignKeyConstraints: true })
  try {
    refuseNewer(database, file)
    // Temporary data is only needed to roll back a statement, so it stays in memory. Deleted names must not stay readable
    // in unused parts of the file.
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA temp_store = MEMORY;
      PRAGMA secure_delete = ON;
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
  database.function('name_skeleton', { deterministic: true }, name => nameSkeleton(String(name)))
  database.exec('BEGIN IMMEDIATE')
  refuseNewer(database, file)
  for (const step of MIGRATIONS.slice(versionOf(database))) database.exec(step)
  database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
  database.exec('COMMIT')
}

export function refuseNewer(database: DatabaseSync, file: string): void {
  const version = versionOf(database)
  if (version > MIGRATIONS.length)
    throw new StorageUnavailableError(
      `${file} was written by a newer Quincunx (its form is ${version}, this one knows ${MIGRATIONS.length}). Start that newer one, or choose another data folder.`,
    )
}

export function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()!.user_version)
}

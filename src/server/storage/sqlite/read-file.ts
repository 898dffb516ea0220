import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { StorageUnavailableError } from '../storage.ts'
import { openDatabase, refuseNewer, versionOf } from './database.ts'
import { toError, toFailure } from './errors.ts'
import { MIGRATIONS } from './migrations.ts'

/** All pages in one step: after a step SQLite begins again if the server has written meanwhile. */
const ALL_PAGES = 2 ** 31 - 1
const BUSY_MS = 3000

/**
 * Reads a server's file without changing it, also while the server uses it. A file of an earlier version is copied, and
 * the copy is migrated. Throws StorageUnavailableError if it is not a file of Quincunx.
 */
export async function readFile<Value>(
  file: string,
  work: (database: DatabaseSync) => Promise<Value>,
): Promise<Value> {
  const database = openForReading(file)
  try {
    if (versionOf(database) === MIGRATIONS.length) return await work(database)
    return await withCopy(database, work)
  } finally {
    database.close()
  }
}

/** Opens a file for reading. */
export function openForReading(file: string): DatabaseSync {
  if (!existsSync(file)) throw new StorageUnavailableError(`There’s no file ${file}.`)
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS })
  try {
    refuseNewer(database, file)
    const isOurs = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'entries'`).get()
    if (!isOurs) throw new StorageUnavailableError(`${file} isn’t a file of a Quincunx server.`)
    return database
  } catch (error) {
    database.close()
    throw toError(toFailure(error, file))
  }
}

/** Copies a whole database as it is at one instant, whatever is written meanwhile. */
export async function copyDatabase(database: DatabaseSync, target: string): Promise<void> {
  await backup(database, target, { rate: ALL_PAGES })
  // One file is easier to store than three.
  const copy = new DatabaseSync(target)
  copy.exec('PRAGMA journal_mode = DELETE')
  copy.close()
}

async function withCopy<Value>(
  database: DatabaseSync,
  work: (database: DatabaseSync) => Promise<Value>,
): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'quincunx-check-'))
  const file = join(folder, 'copy.sqlite')
  try {
    await copyDatabase(database, file)
    const migrated = openDatabase({ file, busyMs: BUSY_MS })
    try {
      return await work(migrated)
    } finally {
      migrated.close()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

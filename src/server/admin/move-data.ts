import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { GameEntry } from '#games/game-entry.ts'
import { accept } from '#kernel/result.ts'
import { auditSlice } from '../storage/postgres/audit.ts'
import { Database, type RunStatement } from '../storage/postgres/database.ts'
import { readDatabaseUrl } from '../storage/postgres/database-url.ts'
import { migrate } from '../storage/postgres/migrate.ts'
import { NOW } from '../storage/postgres/nodes.ts'
import { auditQuery } from '../storage/sqlite/audit.ts'
import { openDatabase } from '../storage/sqlite/database.ts'
import { readFile } from '../storage/sqlite/read-file.ts'
import { type CopiedRows, type CopyProgress, copyRows, isEmpty } from '../storage/transfer/copy-rows.ts'
import { postgresRows } from '../storage/transfer/postgres-rows.ts'
import { sqliteRows } from '../storage/transfer/sqlite-rows.ts'
import { syncFile, syncFolder } from './backup.ts'
import { checkTables, type TableCheck } from './check-tables.ts'
import { type AdminResult, rejectAdmin } from './refusals.ts'

export interface MoveOptions {
  /** The server's file in its data folder. The caller holds the folder's lock. */
  readonly file: string
  /** The PostgreSQL database. */
  readonly url: string
  loadGame(id: string): Promise<GameEntry | undefined>
  readonly onProgress?: ((progress: CopyProgress) => void) | undefined
}

export interface MovedData {
  readonly rows: CopiedRows
  /** The replay of all moved logs. A table that has a problem had it before. */
  readonly check: TableCheck
}

const BUSY_MS = 3_000
const OWNER_ONLY = 0o600

/** Copies everything into an empty database, in one transaction. The file stays as it is; it may be of an earlier version. */
export function moveToPostgres({
  file,
  url,
  loadGame,
  onProgress,
}: MoveOptions): Promise<AdminResult<MovedData>> {
  return readFile(file, source =>
    withDatabase(url, async run => {
      // Keeps servers from starting meanwhile: the first thing that they do is to add themselves here.
      await run('LOCK TABLE nodes, players, tables IN EXCLUSIVE MODE')
      if (await hasNodes(run)) return rejectAdmin('database-in-use')
      const target = postgresRows(run)
      if (!(await isEmpty(target))) return rejectAdmin('database-not-empty')
      const rows = await copyRows({ from: sqliteRows(source), to: target }, onProgress)
      const check = await checkTables({ audit: from => auditSlice(run, from) }, loadGame)
      return accept({ rows, check })
    }),
  )
}

/** Copies everything from a database that no server uses into a new file. The database stays as it is. */
export async function moveToSqlite({
  file,
  url,
  loadGame,
  onProgress,
}: MoveOptions): Promise<AdminResult<MovedData>> {
  if (existsSync(file)) return rejectAdmin('folder-not-empty', { file })
  const part = `${file}.part`
  await removeFile(part)
  await writeFile(part, '', { mode: OWNER_ONLY, flag: 'wx' })
  try {
    const moved = await withDatabase(url, async run => {
      await run('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
      await run('LOCK TABLE nodes IN SHARE MODE')
      if (await hasNodes(run)) return rejectAdmin('database-in-use')
      return accept(await fillFile(part, run, { loadGame, onProgress }))
    })
    if (!moved.ok) return moved
    await syncFile(part)
    // One step: a server that is started at any moment finds the whole file or none.
    await rename(part, file)
    await syncFolder(dirname(file))
    return moved
  } finally {
    await removeFile(part)
  }
}

async function fillFile(
  file: string,
  run: RunStatement,
  { loadGame, onProgress }: Pick<MoveOptions, 'loadGame' | 'onProgress'>,
): Promise<MovedData> {
  const database: DatabaseSync = openDatabase({ file, busyMs: BUSY_MS })
  try {
    database.exec('BEGIN IMMEDIATE')
    const rows = await copyRows({ from: postgresRows(run), to: sqliteRows(database) }, onProgress)
    database.exec('COMMIT')
    const audit = auditQuery(database)
    const check = await checkTables({ audit: async from => audit(from) }, loadGame)
    // One file, which can be renamed.
    database.exec('PRAGMA journal_mode = DELETE')
    return { rows, check }
  } finally {
    database.close()
  }
}

/** Runs work in one transaction, on the current schema. */
async function withDatabase<Value>(url: string, work: (run: RunStatement) => Promise<Value>): Promise<Value> {
  const database = new Database({ hosts: readDatabaseUrl(url), poolSize: 1 })
  try {
    await migrate(database)
    return await database.transaction(work)
  } finally {
    await database.close()
  }
}

async function hasNodes(run: RunStatement): Promise<boolean> {
  return (await run(`SELECT 1 FROM nodes WHERE expires_at > ${NOW} LIMIT 1`)).length > 0
}

async function removeFile(file: string): Promise<void> {
  for (const name of [file, `${file}-wal`, `${file}-shm`]) await rm(name, { force: true })
}

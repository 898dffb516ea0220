import { StorageUnavailableError } from '../storage.ts'
import type { Database, RunStatement } from './database.ts'
import { MIGRATIONS, type Migration } from './migrations.ts'

/** The oldest version in which everything that the statements use exists. */
const OLDEST_SERVER = 150_000

interface SchemaVersion {
  readonly version: number
  readonly minVersion: number
}

/** Brings the database to the current schema. Servers that start together take turns. */
export async function migrate(database: Database, migrations = MIGRATIONS): Promise<void> {
  await refuseServer(database)
  const current = await database.onConnection(run => readVersion(run))
  refuseIncompatible(current, migrations.length)
  if (current.version >= migrations.length) return
  await database.transaction(async run => {
    await run(`SELECT pg_advisory_xact_lock(hashtextextended('quincunx schema', 0))`)
    await applyMigrations(run, migrations)
  })
}

async function applyMigrations(run: RunStatement, migrations: readonly Migration[]): Promise<void> {
  // First of all, because it makes this connection notice tables that others have created while it waited.
  await run('CREATE TABLE IF NOT EXISTS schema_version (version int NOT NULL, min_version int NOT NULL)')
  // Read again under the lock: another server may have been first.
  const found = await readVersion(run)
  refuseIncompatible(found, migrations.length)
  if (found.version >= migrations.length) return
  for (const { sql } of migrations.slice(found.version)) await run(sql)
  await run('DELETE FROM schema_version')
  await run('INSERT INTO schema_version (version, min_version) VALUES ($1, $2)', [
    migrations.length,
    migrations.at(-1)!.minVersion,
  ])
}

async function readVersion(run: RunStatement): Promise<SchemaVersion> {
  const [table] = await run<{ exists: boolean }>(`SELECT to_regclass('schema_version') IS NOT NULL AS exists`)
  if (!table!.exists) return { version: 0, minVersion: 0 }
  const [row] = await run<{ version: number; min_version: number }>(
    'SELECT version, min_version FROM schema_version',
  )
  return { version: row?.version ?? 0, minVersion: row?.min_version ?? 0 }
}

/** A newer schema is refused only if it says that this version of Quincunx would not understand it. */
function refuseIncompatible({ version, minVersion }: SchemaVersion, known: number): void {
  if (minVersion > known)
    throw new StorageUnavailableError(
      `The database was changed by a newer Quincunx (its form is ${version}, this one knows ${known}). Start that newer one, or choose another database.`,
    )
}

async function refuseServer(database: Database): Promise<void> {
  const [server] = await database.query<{ number: number; version: string; encoding: string }>(`
    SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version,
      current_setting('server_encoding') AS encoding
  `)
  const { number, version, encoding } = server!
  if (number < OLDEST_SERVER)
    throw new StorageUnavailableError(
      `The database runs on PostgreSQL ${version}. Quincunx needs PostgreSQL 15 or later.`,
    )
  if (encoding !== 'UTF8')
    throw new StorageUnavailableError(
      `The database has the encoding ${encoding}. Create one with UTF8: CREATE DATABASE quincunx ENCODING 'UTF8' TEMPLATE template0.`,
    )
}

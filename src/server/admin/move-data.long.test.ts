import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '#testing/fixtures/players.ts'
import { TestPostgres } from '#testing/fixtures/postgres.ts'
import { loadGoldenGame } from '#testing/golden-logs/golden-games.ts'
import { anyData, fillStorage, SAMPLE_DATA } from '#testing/storage-contract/any-data.ts'
import { NOON, openSampleTable, playing } from '#testing/storage-contract/samples.ts'
import { openPostgresStorage } from '../storage/postgres/postgres-storage.ts'
import { openDatabase } from '../storage/sqlite/database.ts'
import { MIGRATIONS } from '../storage/sqlite/migrations.ts'
import { openSqliteStorageHere } from '../storage/sqlite/sqlite-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { sqliteRows } from '../storage/transfer/sqlite-rows.ts'
import { TRANSFERRED_TABLES } from '../storage/transfer/transferred-tables.ts'
import { moveToPostgres, moveToSqlite } from './move-data.ts'

const postgres = await TestPostgres.start()
afterAll(() => postgres.stop())
const url = postgres.url()
// Creates the schema.
await (await openPostgresStorage({ url })).close()

let folder: string
let file: string
let back: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quincunx-move-'))
  file = join(folder, 'house.sqlite')
  back = join(folder, 'back.sqlite')
  await emptyDatabase()
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Takes less time than creating another one. */
async function emptyDatabase(): Promise<void> {
  await postgres.query(
    'TRUNCATE players, tables, ratings, reports, links, puzzles, nodes RESTART IDENTITY CASCADE',
  )
}

async function withFile<Value>(name: string, work: (storage: Storage) => Promise<Value>): Promise<Value> {
  if (!existsSync(name)) writeFileSync(name, '')
  const storage = await openSqliteStorageHere(name)
  try {
    return await work(storage)
  } finally {
    await storage.close()
  }
}

async function withDatabase<Value>(work: (storage: Storage) => Promise<Value>): Promise<Value> {
  const storage = await openPostgresStorage({ url })
  try {
    return await work(storage)
  } finally {
    await storage.close()
  }
}

const loadGame = loadGoldenGame
const toPostgres = () => moveToPostgres({ file, url, loadGame })
const toSqlite = () => moveToSqlite({ file: back, url, loadGame })

/** All rows of a file. */
async function rowsOf(name: string): Promise<object> {
  const database = openDatabase({ file: name, busyMs: 0 })
  const rows = sqliteRows(database)
  const read = await Promise.all(
    TRANSFERRED_TABLES.map(async table => [table.name, await rows.read(table, undefined)]),
  )
  const sitters = database.prepare('SELECT * FROM sitters ORDER BY table_number, player').all()
  database.close()
  return { ...Object.fromEntries(read), sitters: sitters.map(row => ({ ...row })) }
}

/** The answers of a storage to hosts and players. */
async function answersOf({
  administration,
  tables,
  players,
  history,
  links,
  reports,
}: Storage): Promise<object> {
  const listed = await administration.players({ limit: 1_000 })
  const ids = listed.map(({ id }) => id).toSorted()
  const allTables = await administration.tables({ limit: 1_000 })
  return {
    listed,
    allTables,
    counts: await administration.counts(NOON),
    loaded: await Promise.all(allTables.map(({ id }) => tables.load(id))),
    due: [...(await tables.due(Number.MAX_SAFE_INTEGER, 1_000))].sort(),
    setAside: await tables.allSetAside(),
    reports: await reports.list({ closed: true, limit: 1_000 }),
    links: await links.list(''),
    ofPlayers: await Promise.all(
      ids.map(async id => ({
        player: await players.find(id),
        sessions: await players.sessions(id),
        ban: await players.banOf(id),
        statistics: await history.statistics(id),
        games: await history.games(id, { limit: 1_000 }),
        tables: await tables.of(id),
      })),
    ),
  }
}

describe('data moved to PostgreSQL and back', () => {
  test('is the same, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(anyData(), async data => {
        for (const name of readdirSync(folder)) rmSync(join(folder, name))
        await emptyDatabase()
        await withFile(file, storage => fillStorage(storage, data))
        const before = await withFile(file, answersOf)
        unwrap(await toPostgres())
        expect(await withDatabase(answersOf)).toEqual(before)
        unwrap(await toSqlite())
        expect(await withFile(back, answersOf)).toEqual(before)
        expect(await rowsOf(back)).toEqual(await rowsOf(file))
      }),
      { numRuns: 5 },
    )
  })

  test('is sound: every log is replayed, and a damaged table is as damaged as before', async () => {
    await withFile(file, async storage => {
      await fillStorage(storage, SAMPLE_DATA)
      await openSampleTable(storage, 'damaged', playing(NOON), { code: 'D1-PLUM' })
    })
    const moved = unwrap(await toPostgres())
    expect(moved.rows).toMatchObject({ players: expect.any(Number), links: 1, reports: 2 })
    expect(moved.check.problems).toMatchObject([{ table: 'damaged' }])
    expect(unwrap(await toSqlite()).check).toEqual(moved.check)
  })

  test('goes on: the next table, report and rating follow the moved ones', async () => {
    await withFile(file, storage => fillStorage(storage, SAMPLE_DATA))
    unwrap(await toPostgres())
    await withDatabase(async storage => {
      await openSampleTable(storage, 'next', undefined, { code: 'N1-PLUM' })
      const [newest] = await storage.administration.tables({ limit: 1 })
      expect(newest?.id).toBe('next')
      await storage.reports.add({ player: 'ann', name: 'Next', reporter: 'ben', at: NOON })
      expect((await storage.reports.list({ closed: false, limit: 1 }))[0]?.number).toBe(3)
    })
  })

  test.each(MIGRATIONS.map((_, index) => index + 1))(
    'may be of version %i, and its file stays as it is',
    async version => {
      const database = new DatabaseSync(file)
      database.function('name_skeleton', { deterministic: true }, name => String(name))
      for (const migration of MIGRATIONS.slice(0, version)) database.exec(migration)
      database.exec(`PRAGMA user_version = ${version}`)
      const columns =
        'id, code, game, version, setup, seed, open, opened_by, created_at, last_at, phase, seats, due'
      const seq = version === 1 ? ', seq' : ''
      database.exec(`
      INSERT INTO tables (${columns}${seq}) VALUES ('t', 'K7-PLUM', 'obstruction', 1, '{}', 's', 1, 'ann', 5, 9, 'playing',
        '[{"kind":"person","id":"ann","name":"Ann"},null]', 77${version === 1 ? ', 2' : ''});
      INSERT INTO entries (table_number, seq, at, action, command) VALUES (1, 1, 5, '{"do":"begin"}', NULL), (1, 2, 9, '{}', 'ann/1');
      INSERT INTO players (id, name, password, claimed_key, created_at) VALUES ('ann', 'Ann', 'hash', 'ann', 3);
    `)
      if (version > 1) database.exec('UPDATE entries SET due = 77 WHERE seq = 2')
      database.close()
      const bytes = readFileSync(file)
      unwrap(await toPostgres())
      expect(readFileSync(file).equals(bytes)).toBe(true)
      await withDatabase(async ({ tables, players }) => {
        expect(await tables.due(77, 5)).toEqual(['t'])
        expect((await tables.load('t'))?.entries).toHaveLength(2)
        expect(await players.claimedBy('ANN')).toMatchObject({ id: 'ann' })
      })
    },
  )
})

describe('nothing is moved', () => {
  beforeEach(() => withFile(file, storage => fillStorage(storage, SAMPLE_DATA)))

  test('into a database that is not empty', async () => {
    unwrap(await toPostgres())
    expect(await toPostgres()).toMatchObject({ rejection: { code: 'database-not-empty' } })
  })

  test('into or out of a database that servers use', async () => {
    await withDatabase(storage => storage.nodes.renew('a server'))
    expect(await toPostgres()).toMatchObject({ rejection: { code: 'database-in-use' } })
    expect(await toSqlite()).toMatchObject({ rejection: { code: 'database-in-use' } })
    expect(readdirSync(folder).filter(name => name.startsWith('back'))).toEqual([])
  })

  test('over an existing file', async () => {
    back = file
    expect(await toSqlite()).toMatchObject({ rejection: { code: 'folder-not-empty' } })
  })

  test('if the move is interrupted: the target is as empty as before, and the source as full', async () => {
    const stopAt = (table: string) => (progress: { readonly table: string; readonly step: string }) => {
      if (progress.table === table && progress.step === 'comparing') throw new Error('interrupted')
    }
    const onProgress = stopAt('links')
    await expect(moveToPostgres({ file, url, loadGame, onProgress })).rejects.toThrow('interrupted')
    expect((await withDatabase(({ administration }) => administration.counts(0))).games).toBe(0)
    unwrap(await toPostgres())
    await expect(moveToSqlite({ file: back, url, loadGame, onProgress })).rejects.toThrow('interrupted')
    expect(readdirSync(folder).filter(name => name.startsWith('back'))).toEqual([])
    unwrap(await toSqlite())
  })
})

test('every column of both storages is moved, computed, or of no use after a restart', async () => {
  const inPostgres = await postgres.query(
    "SELECT table_name AS t, column_name AS c FROM information_schema.columns WHERE table_schema = 'public'",
  )
  writeFileSync(file, '')
  const database = openDatabase({ file, busyMs: 0 })
  const inSqlite = database
    .prepare(
      "SELECT m.name AS t, c.name AS c FROM sqlite_schema m JOIN pragma_table_info(m.name) c WHERE m.type = 'table'",
    )
    .all()
  database.close()
  const moved = TRANSFERRED_TABLES.flatMap(({ name, columns }) =>
    Object.keys(columns).map(column => `${name}.${column}`),
  )
  const unmoved = (rows: readonly object[]) =>
    rows
      .map(row => Object.values(row).join('.'))
      .filter(column => !moved.includes(column) && !TEMPORARY.includes(column.split('.')[0]!))
  expect(unmoved(inPostgres).toSorted()).toEqual(COMPUTED_IN_POSTGRES)
  expect(unmoved(inSqlite).toSorted()).toEqual(COMPUTED_IN_SQLITE)
})

/** Tables whose rows nobody needs after a restart. */
const TEMPORARY = [
  'checks',
  'nodes',
  'node_claims',
  'presence',
  'visits',
  'player_changes',
  'rate_limits',
  'schema_version',
  'purged_tables',
  'sqlite_sequence',
]
const COMPUTED_IN_POSTGRES = [
  'deadlines.claimed_by',
  'deadlines.claimed_until',
  'deadlines.due',
  'deadlines.table_number',
  'players.name_key',
  'tables.seated',
  'tables.seats_key',
]
const COMPUTED_IN_SQLITE = ['entries.due', 'sitters.player', 'sitters.table_number']

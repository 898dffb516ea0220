import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { UserError } from '#kernel/errors.ts'
import { moveEntry, NOON, sitEntry, table } from '#testing/storage-contract/samples.ts'
import { administrationQueries } from './administration.ts'
import { openDatabase } from './database.ts'
import { MIGRATIONS } from './migrations.ts'
import { nodeQueries } from './nodes.ts'
import { prepareQueries } from './queries.ts'
import { reportQueries } from './reports.ts'
import { openSqliteStorage } from './sqlite-storage.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quincunx-'))
  file = join(folder, 'test.db')
})

afterEach(() => rmSync(folder, { recursive: true }))

function runStatements(...statements: readonly string[]): void {
  const database = new DatabaseSync(file)
  for (const statement of statements) database.exec(statement)
  database.close()
}

describe('a file of schema version 1', () => {
  test('is opened with all its data', async () => {
    const { id, code, game, seed, openedBy, createdAt } = table('t')
    const setup = JSON.stringify(table('t').setup)
    const { at, action } = sitEntry()
    runStatements(
      MIGRATIONS[0]!,
      'PRAGMA user_version = 1',
      `INSERT INTO tables VALUES
        (1, '${id}', '${code}', '${game}', 1, '${setup}', '${seed}', 1, '${openedBy}', ${createdAt}, 1, ${at}, 'waiting', '[]', NULL)`,
      `INSERT INTO entries VALUES (1, 1, ${at}, '${JSON.stringify(action)}', NULL)`,
    )
    const storage = await openSqliteStorage({ file })
    expect(await storage.tables.load('t')).toEqual({ table: table('t'), entries: [sitEntry()] })
    await storage.close()
  })

  test('preserves deadlines, commands and the last instant', async () => {
    const row = (number: number, phase: string, due: string) => `INSERT INTO tables VALUES
      (${number}, 't${number}', 'K${number}', 'obstruction', 1, '{}', 's', 1, 'ann', 0, 2, ${NOON + 5}, '${phase}', '[]', ${due})`
    const entries = (number: number) => `INSERT INTO entries VALUES
      (${number}, 1, ${NOON}, '{"do":"begin"}', NULL), (${number}, 2, ${NOON + 5}, '{"do":"move"}', 'ann/1')`
    runStatements(
      MIGRATIONS[0]!,
      'PRAGMA user_version = 1',
      ...[row(1, 'playing', String(NOON + 60)), entries(1), row(2, 'playing', 'NULL'), entries(2)],
    )
    const { tables, close } = await openSqliteStorage({ file })
    expect(await tables.lastInstant()).toBe(NOON + 5)
    expect(await tables.due(NOON + 59, 10)).toEqual([])
    expect(await tables.due(NOON + 60, 10)).toEqual(['t1'])
    const next = { table: 't1', seq: 3, entry: moveEntry('a1', 'ann/1'), summary: { deadline: NOON + 90 } }
    expect(await tables.append(next)).toBe('taken')
    expect(await tables.append({ ...next, entry: moveEntry('a1', 'ann/2') })).toBe('appended')
    expect(await tables.due(NOON + 89, 10)).toEqual([])
    await close()
  })
})

describe('a file of schema version 4 with claimed names that look alike', () => {
  const NAMES = { ann: 'Annie', eve: '\u0410nnie', bob: 'Bob' }

  async function openOldFile() {
    const rows = Object.entries(NAMES).map(
      ([id, name], index) =>
        `INSERT INTO players VALUES ('${id}', '${name}', 'hash of ${id}', '${name.toLowerCase()}', ${index})`,
    )
    runStatements(
      ...MIGRATIONS.slice(0, 4),
      'PRAGMA user_version = 4',
      ...rows,
      `INSERT INTO players VALUES ('dan', 'Dan', NULL, NULL, 9)`,
    )
    const storage = await openSqliteStorage({ file })
    onTestFinished(() => storage.close())
    return storage.players
  }

  test('is opened, and every player keeps the name and can sign in and change the password', async () => {
    const players = await openOldFile()
    for (const [id, name] of Object.entries(NAMES)) {
      expect(await players.claimedBy(name)).toMatchObject({ id, name })
      expect(await players.claim(id, name, 'new hash')).toBe(true)
      expect(await players.find(id)).toMatchObject({ name, password: 'new hash' })
    }
  })

  test('protects the older name from further look-alikes', async () => {
    const players = await openOldFile()
    expect(await players.rename('dan', 'Ann\u0456e')).toBe(false)
    expect(await players.rename('dan', 'B\u043eb')).toBe(false)
    expect(await players.rename('eve', 'Eve')).toBe(true)
    expect(await players.rename('eve', '\u0410nnie')).toBe(false)
  })
})

describe('a file is refused', () => {
  test('that a newer version has written, and stays unchanged', async () => {
    runStatements('PRAGMA user_version = 1000')
    const opening = openSqliteStorage({ file })
    await expect(opening).rejects.toBeInstanceOf(UserError)
    await expect(opening).rejects.toThrow('newer Quincunx')
    const database = new DatabaseSync(file)
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'delete' })
    expect(database.prepare('SELECT * FROM sqlite_schema').all()).toEqual([])
    database.close()
  })

  test('that is not a database', async () => {
    writeFileSync(file, 'Dear diary, '.repeat(1000))
    await expect(openSqliteStorage({ file })).rejects.toThrow(
      `${file} cannot be used: it is not a file of Quincunx (file is not a database).`,
    )
  })

  test('that another program has locked', async () => {
    await openSqliteStorage({ file }).then(storage => storage.close())
    const other = new DatabaseSync(file)
    other.exec('BEGIN EXCLUSIVE')
    const opening = openSqliteStorage({ file, busyMs: 20 })
    await expect(opening).rejects.toBeInstanceOf(UserError)
    await expect(opening).rejects.toThrow('another program has it locked')
    other.close()
  })

  test('that is a folder, or whose folder cannot be created', async () => {
    await expect(openSqliteStorage({ file: folder })).rejects.toBeInstanceOf(UserError)
    writeFileSync(file, '')
    await expect(openSqliteStorage({ file: join(file, 'inside') })).rejects.toThrow('another data folder')
  })

  test('when its worker cannot be started', async () => {
    for (const worker of [new URL('nowhere.ts', import.meta.url), new URL('http://localhost/worker.js')])
      await expect(openSqliteStorage({ file, worker })).rejects.toThrow('stopped')
  })
})

test('[I1] a commit waits until the data is on the disk', () => {
  writeFileSync(file, '')
  const database = openDatabase({ file, busyMs: 0 })
  const pragma = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get()!)[0]
  const FULL = 2
  expect(['journal_mode', 'synchronous', 'foreign_keys'].map(pragma)).toEqual(['wal', FULL, 1])
  database.close()
})

test('no query of a player scans a whole table, except the indexes of unfinished tables', () => {
  writeFileSync(file, '')
  const database = openDatabase({ file, busyMs: 0 })
  const preparedBy = (prepareAll: (database: DatabaseSync) => unknown): readonly string[] => {
    const prepare = vi.spyOn(database, 'prepare')
    prepareAll(database)
    const statements = prepare.mock.calls.map(([sql]) => sql)
    prepare.mockRestore()
    return statements
  }
  const ofOthers = [administrationQueries, reportQueries, nodeQueries].flatMap(preparedBy)
  const statements = preparedBy(prepareQueries).filter(sql => !ofOthers.includes(sql))
  const scans = statements
    .filter(sql => /^\s*(SELECT|UPDATE|DELETE)/.test(sql) && sql !== 'DELETE FROM checks')
    .filter(sql =>
      database
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .some(({ detail }) =>
          // A page of published puzzles ends after its limit.
          /^SCAN (?!tables USING.* INDEX (lobby|tables_in_play|waiting_tables|set_aside_tables)$|puzzles USING INDEX)/.test(
            String(detail),
          ),
        ),
    )
  expect(statements.length).toBeGreaterThan(30)
  expect(scans).toEqual([])
  database.close()
})

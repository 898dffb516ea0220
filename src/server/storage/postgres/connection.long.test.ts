import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { UserError } from '#kernel/errors.ts'
import { TestPostgres } from '#testing/fixtures/postgres.ts'
import { openSampleTable } from '#testing/storage-contract/samples.ts'
import { type Storage, StorageUnavailableError } from '../storage.ts'
import { Database } from './database.ts'
import { readDatabaseUrl } from './database-url.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations.ts'
import { openPostgresStorage } from './postgres-storage.ts'

const [postgres, readOnly] = await Promise.all([
  TestPostgres.start(),
  TestPostgres.start({ default_transaction_read_only: 'on' }),
])
afterAll(() => Promise.all([postgres.stop(), readOnly.stop()]))

const opened: Storage[] = []

async function open(url: string): Promise<Storage> {
  const storage = await openPostgresStorage({ url })
  opened.push(storage)
  return storage
}

afterEach(() => Promise.all(opened.splice(0).map(storage => storage.close())))

describe('a database that cannot be used is refused with a sentence', () => {
  const good = postgres.url()

  test.each([
    ['a wrong password', postgres.url('postgres', { password: 'wrong' }), 'refuses the password'],
    ['no password', good.replace(/:[^:@]*@/, '@'), 'its address has none'],
    ['a database that does not exist', postgres.url('nothing'), 'no such database'],
    ['a port at which nothing listens', postgres.url('postgres', { port: 1 }), 'nothing listens there'],
    ['a host that does not exist', good.replace('127.0.0.1', 'nowhere.invalid'), 'host'],
    ['encryption that the server does not have', `${good}?sslmode=require`, 'check sslmode'],
    ['a standby', readOnly.url(), 'a standby, or read-only'],
    ['another kind of address', 'mysql://localhost', 'must begin with postgres://'],
  ])('%s', async (_, url, sentence) => {
    const error = await open(url).catch(error => error)
    expect(error).toBeInstanceOf(UserError)
    expect(error.message).toContain(sentence)
    expect(error.message).not.toContain('a%20password')
  })

  test('a real standby', async () => {
    const standby = await postgres.startStandby()
    await expect(open(standby.url())).rejects.toThrow('a standby, or read-only')
    await standby.stop()
  })

  test('too many connections', async () => {
    await postgres.query(`CREATE ROLE crowded LOGIN PASSWORD 'a password' CONNECTION LIMIT 0`)
    await expect(open(postgres.url().replace('postgres:a', 'crowded:a'))).rejects.toThrow(
      'too many connections',
    )
  })

  test('a user without rights', async () => {
    const database = await postgres.createDatabase()
    await postgres.query(`CREATE ROLE stranger LOGIN PASSWORD 'a password'`)
    const url = postgres.url(database).replace('postgres:a', 'stranger:a')
    await expect(open(url)).rejects.toThrow('make it the owner of the database')
  })

  test('another encoding', async () => {
    await postgres.query(`CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LOCALE 'C'`)
    await expect(open(postgres.url('latin'))).rejects.toThrow('UTF8')
  })
})

describe('[F21] of several hosts', () => {
  const urlOf = (...ports: readonly number[]) =>
    postgres.url().replace(/@[^/]*/, `@${ports.map(port => `127.0.0.1:${port}`).join(',')}`)

  test('the first that accepts writes is used', async () => {
    const storage = await open(`${urlOf(1, readOnly.port, postgres.port)}?target_session_attrs=read-write`)
    await openSampleTable(storage, 't')
    expect(await storage.tables.load('t')).toBeDefined()
    expect(await postgres.query('SELECT id FROM tables')).toEqual([{ id: 't' }])
  })

  test('none that accepts writes is refused, and the sentence names them all', async () => {
    const opening = open(urlOf(1, readOnly.port))
    await expect(opening).rejects.toThrow(/:1 .*nothing listens.*read-only/)
  })

  test('another is found when the first stops accepting writes', async () => {
    const first = await TestPostgres.start()
    try {
      const storage = await open(urlOf(first.port, postgres.port))
      await storage.check()
      await first.stop()
      await expect.poll(() => storage.check().then(() => 'works', String), { timeout: 20_000 }).toBe('works')
      expect(await storage.tables.load('t')).toBeDefined()
    } finally {
      await first.stop()
    }
  })
})

describe('the schema', () => {
  test('is created once by servers that start together', async () => {
    const url = postgres.url(await postgres.createDatabase())
    const storages = await Promise.all(Array.from({ length: 4 }, () => open(url)))
    for (const storage of storages) await storage.check()
  })

  test('of a newer version is used if it only adds, and refused if it says so', async () => {
    const url = postgres.url(await postgres.createDatabase())
    const database = new Database({ hosts: readDatabaseUrl(url), poolSize: 1 })
    const adds = { sql: 'ALTER TABLE tables ADD COLUMN mood text', minVersion: 1 }
    await migrate(database, [...MIGRATIONS, adds])
    await openSampleTable(await open(url), 't')
    const removes = { sql: 'ALTER TABLE tables DROP COLUMN seed', minVersion: MIGRATIONS.length + 2 }
    await migrate(database, [...MIGRATIONS, adds, removes])
    await expect(open(url)).rejects.toThrow('newer Quincunx')
    await database.close()
  })

  test('[F22] may grow while a server of the version before runs', async () => {
    const url = postgres.url(await postgres.createDatabase())
    const storage = await open(url)
    await openSampleTable(storage, 't')
    await storage.tables.load('t')
    await storage.administration.table('t')
    const database = new Database({ hosts: readDatabaseUrl(url), poolSize: 1 })
    const columns = ['tables', 'entries', 'players', 'sessions', 'results', 'result_seats', 'reports']
    const sql = columns.map(name => `ALTER TABLE ${name} ADD COLUMN mood text;`).join('\n')
    await migrate(database, [...MIGRATIONS, { sql, minVersion: 1 }])
    await database.close()
    expect(await storage.tables.load('t')).toBeDefined()
    expect(await storage.administration.table('t')).toBeDefined()
    await openSampleTable(storage, 'u')
  })

  test('of PostgreSQL 14 is refused', async () => {
    const old = { query: async () => [{ number: 140_011, version: '14.11', encoding: 'UTF8' }] }
    await expect(migrate(old as unknown as Database)).rejects.toThrow('needs PostgreSQL 15 or later')
  })
})

describe('[F10] a database that is too slow', () => {
  const openDatabase = (options: object) =>
    new Database({ hosts: readDatabaseUrl(postgres.url()), poolSize: 1, ...options })

  test('is given up after a time, and nothing was stored', async () => {
    const database = openDatabase({ statementMs: 100 })
    const error = await database.query('SELECT pg_sleep(20)').catch(error => error)
    expect(error).toBeInstanceOf(StorageUnavailableError)
    expect(error).toMatchObject({ isUncertain: false, message: expect.stringContaining('too long') })
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
    await database.close()
  })

  test('may be lost while the storage closes', async () => {
    const lost = await TestPostgres.start()
    const database = new Database({ hosts: readDatabaseUrl(lost.url()), poolSize: 1 })
    await database.query('SELECT 1')
    const sleeping = database.query('SELECT pg_sleep(20)').catch(error => error)
    const closing = database.close()
    await lost.kill()
    expect(await sleeping).toBeInstanceOf(StorageUnavailableError)
    await closing
    await lost.stop()
  })

  test('is not asked more than a fixed number of questions at a time', async () => {
    const database = openDatabase({ maxWaiting: 3 })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => database.query('SELECT pg_sleep(0.05)')),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(outcomes.at(-1)).toMatchObject({ reason: { message: expect.stringContaining('keep up') } })
    expect(database.pending).toBe(0)
    await database.close()
  })
})

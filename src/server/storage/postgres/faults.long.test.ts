import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FIRST_RATING, updatePair } from '#kernel/ratings/glicko2.ts'
import { TestPostgres } from '#testing/fixtures/postgres.ts'
import {
  finishSampleGame,
  moveEntry,
  openSampleTable,
  over,
  person,
  playing,
  result,
} from '#testing/storage-contract/samples.ts'
import type { Wake } from '../node-storage.ts'
import { type Storage, StorageUnavailableError } from '../storage.ts'
import { openPostgresStorage } from './postgres-storage.ts'

const postgres = await TestPostgres.start()
afterAll(() => postgres.stop())

const database = await postgres.createDatabase()
let storage: Storage
let other: Storage

beforeEach(async () => {
  storage = await openPostgresStorage({ url: postgres.url(database) })
  other = await openPostgresStorage({ url: postgres.url(database) })
})

afterEach(async () => {
  await letCommitsGo()
  await Promise.all([storage.close(), other.close()])
  await postgres.emptyDatabase(database)
})

const append = (seq: number, table = 't') => ({
  ...{ table, seq, entry: moveEntry(`a${seq}`, `c${seq}`), summary: { deadline: null } },
})

/** The processes of the database that fulfil a condition on pg_stat_activity. */
async function backends(condition: string): Promise<readonly number[]> {
  const rows = await postgres.query(
    `SELECT pid FROM pg_stat_activity WHERE datname = '${database}' AND ${condition}`,
  )
  return rows.map(({ pid }) => pid)
}

/** Waits for longer than a busy machine needs. */
const eventually = <Answer>(check: () => Answer | Promise<Answer>) => vi.waitFor(check, { timeout: 60_000 })

const waitForBackends = (condition: string, count = 1) =>
  eventually(async () => {
    const found = await backends(condition)
    expect(found).toHaveLength(count)
    return found
  })

const terminate = (pid: number) => postgres.query(`SELECT pg_terminate_backend(${pid})`)

const uncertainty = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    error => {
      if (!(error instanceof StorageUnavailableError)) throw error
      return error.isUncertain ? 'uncertain' : 'certain'
    },
  )

/** What the second node hears from now on. */
function hear(): readonly Wake[] {
  const heard: Wake[] = []
  other.onWake(wake => heard.push(wake))
  return heard
}

/** Commits wait for a standby that does not exist. */
async function holdCommits(): Promise<void> {
  await postgres.query(`ALTER SYSTEM SET synchronous_standby_names = 'nobody'`)
  await postgres.query('SELECT pg_reload_conf()')
  const isHeld = async () =>
    expect((await postgres.query('SHOW synchronous_standby_names'))[0]).toEqual({
      synchronous_standby_names: 'nobody',
    })
  await eventually(isHeld)
}

async function letCommitsGo(): Promise<void> {
  await postgres.query('ALTER SYSTEM RESET synchronous_standby_names')
  await postgres.query('SELECT pg_reload_conf()')
}

test('[F21] a server that was started again or took over gets entries only when the node has compared its logs', async () => {
  await openSampleTable(storage, 't', playing())
  await openSampleTable(storage, 'u', playing())
  const before = await storage.nodes.renew('a')
  expect((await storage.nodes.renew('a')).server).toBe(before.server)
  await postgres.shutDown()
  await postgres.startAgain()
  const { server } = await eventually(() => storage.nodes.renew('a'))
  expect(server).not.toBe(before.server)
  const ending = { ...append(2, 'u'), summary: over, result: result('u') }
  for (const refused of [append(2), ending])
    expect(await uncertainty(storage.tables.append(refused))).toBe('certain')
  expect(await storage.tables.loadSince('t', 1)).toEqual([])
  expect(await storage.history.find('u')).toBeUndefined()
  await storage.nodes.accept(server)
  for (const accepted of [append(2), ending]) expect(await storage.tables.append(accepted)).toBe('appended')
})

describe('[F10] a connection that is lost', () => {
  test('in the middle of a commit leaves the outcome uncertain; a retry shows it, and others are woken', async () => {
    const heard = hear()
    await openSampleTable(storage, 't', playing())
    await openSampleTable(storage, 'u', playing())
    await holdCommits()
    const answers = [
      uncertainty(storage.tables.append(append(2))),
      uncertainty(storage.tables.append({ ...append(2, 'u'), summary: over, result: result('u') })),
    ]
    for (const pid of await waitForBackends(`wait_event = 'SyncRep'`, 2)) await terminate(pid)
    expect(await Promise.all(answers)).toEqual(['uncertain', 'uncertain'])
    await letCommitsGo()
    expect(await storage.tables.append(append(2))).toBe('taken')
    expect(await storage.history.find('u')).toBeDefined()
    for (const table of ['t', 'u'])
      await eventually(() => expect(heard).toContainEqual({ kind: 'table', table, seq: 2 }))
  })

  test('before the commit of an ending means that nothing was stored', async () => {
    await finishSampleGame(storage, 'before', { rated: true })
    await openSampleTable(storage, 't', playing())
    const { default: pg } = await import('pg')
    const locker = new pg.Client({ connectionString: postgres.url(database) })
    await locker.connect()
    await locker.query('BEGIN')
    await locker.query('SELECT 1 FROM ratings FOR UPDATE')
    const ending = { ...append(2), summary: over, result: result('t', { rated: true }) }
    const answer = uncertainty(storage.tables.append(ending))
    const [pid] = await waitForBackends(`wait_event_type = 'Lock'`)
    await terminate(pid!)
    expect(await answer).toBe('certain')
    await locker.end()
    expect((await storage.tables.load('t'))?.entries).toHaveLength(1)
    expect(await storage.tables.append(ending)).toBe('appended')
  })

  test('with all others, in a crash of the database, is replaced when the database is back', async () => {
    await openSampleTable(storage, 't', playing())
    const [victim] = await backends('pid <> pg_backend_pid()')
    process.kill(victim!, 'SIGKILL')
    await eventually(() => storage.check())
    expect((await storage.tables.load('t'))?.entries).toHaveLength(1)
    expect(await storage.tables.append(append(2))).toBe('appended')
  })
})

describe('[F11] the listener', () => {
  const listens = `query = 'LISTEN quincunx' OR query = 'SELECT 1'`

  test('that is killed comes back by itself, and says that it has missed something', async () => {
    const heard = hear()
    await openSampleTable(storage, 't', playing())
    for (const pid of await backends(`(${listens})`)) await terminate(pid)
    await storage.tables.append(append(2))
    await eventually(() => expect(heard).toContainEqual({ kind: 'resync' }))
    expect(await other.tables.loadSince('t', 1)).toHaveLength(1)
    await storage.tables.append(append(3))
    await eventually(() => expect(heard).toContainEqual({ kind: 'table', table: 't', seq: 3 }))
  })

  test('that only looks alive is noticed and replaced', async () => {
    const heard = hear()
    const stopped = await backends(`(${listens})`)
    for (const pid of stopped) process.kill(pid, 'SIGSTOP')
    try {
      await eventually(() => expect(heard).toContainEqual({ kind: 'resync' }))
    } finally {
      for (const pid of stopped) process.kill(pid, 'SIGCONT')
    }
    await openSampleTable(storage, 't', playing())
    await eventually(() => expect(heard).toContainEqual({ kind: 'lobby' }))
  })

  test('hears every entry of a busy server, or a later one of the same table', async () => {
    const heard = hear()
    const tables = Array.from({ length: 200 }, (_, number) => `t${number}`)
    await Promise.all(tables.map(id => openSampleTable(storage, id, playing(), { openedBy: id })))
    for (let seq = 2; seq <= 4; seq++)
      await Promise.all(tables.map(id => storage.tables.append(append(seq, id))))
    await eventually(() => {
      const latest = new Set(
        heard.flatMap(wake => (wake.kind === 'table' && wake.seq === 4 ? [wake.table] : [])),
      )
      expect(latest.size).toBe(tables.length)
    })
  })
})

describe('a lock', () => {
  test('is free when the connection of its holder is gone', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const held = storage.withLock('match', () => released)
    const next = other.withLock('match', async () => 'mine')
    const [holder] = await waitForBackends(`query LIKE 'SELECT pg_advisory_lock%' AND state = 'idle'`)
    await terminate(holder!)
    expect(await next).toBe('mine')
    release()
    await held.catch(() => {})
  })

  test('[F2] is free after a time although its holder is alive but does nothing, as if it were frozen', async () => {
    const frozen = await openPostgresStorage({ url: postgres.url(database), lockMs: 300 })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const held = frozen.withLock('match', () => released)
    await waitForBackends(`query LIKE 'SELECT pg_advisory_lock%' AND state = 'idle'`)
    expect(await other.withLock('match', async () => 'mine')).toBe('mine')
    release()
    await expect(held).rejects.toThrow(StorageUnavailableError)
    await frozen.close()
  })
})

describe('[I4] ratings', () => {
  test('count every game that ends at the same time on two nodes', async () => {
    const games = Array.from({ length: 30 }, (_, number) => `t${number}`)
    await Promise.all(
      games.map((id, number) => {
        const seats = [
          { sitter: person('ann'), won: true },
          { sitter: person('ben'), won: false },
        ]
        const node = number % 2 === 0 ? storage : other
        return finishSampleGame(node, id, {
          rated: true,
          seats: number % 3 === 0 ? seats.toReversed() : seats,
        })
      }),
    )
    let pair: readonly [typeof FIRST_RATING, typeof FIRST_RATING] = [FIRST_RATING, FIRST_RATING]
    for (const _ of games) pair = updatePair(pair[0], pair[1], 1)
    expect(await storage.history.rating('ann', 'obstruction')).toBeCloseTo(pair[0].rating, 6)
    expect(await other.history.rating('ben', 'obstruction')).toBeCloseTo(pair[1].rating, 6)
    expect((await storage.history.statistics('ann'))[0]?.wins).toBe(30)
  })
})

describe('[F4] two nodes', () => {
  test('with the same tables in their batches lose no entry and wait for each other without end', async () => {
    const tables = Array.from({ length: 60 }, (_, number) => `t${number}`)
    await Promise.all(tables.map(id => openSampleTable(storage, id, playing(), { openedBy: id })))
    for (let seq = 2; seq <= 6; seq++) {
      const answers = await Promise.all(
        [tables, tables.toReversed()].map((ids, index) =>
          Promise.all(
            ids.map(async id => {
              const entry = moveEntry('a1', `${seq} of ${index}`)
              return {
                id,
                answer: await [storage, other][index]!.tables.append({ ...append(seq, id), entry }),
              }
            }),
          ),
        ),
      )
      const winners = answers.flat().filter(({ answer }) => answer === 'appended')
      expect(winners.map(({ id }) => id).toSorted()).toEqual(tables.toSorted())
    }
    for (const id of tables) expect((await other.tables.load(id))?.entries).toHaveLength(6)
  })
})

import { randomUUID } from 'node:crypto'
import { UserError } from '#kernel/errors.ts'
import { LockQueue } from '../lock-queue.ts'
import { type Storage, type StorageFigures, StorageUnavailableError } from '../storage.ts'
import type { Append, AppendResult } from '../table-storage.ts'
import { postgresAdministration } from './administration.ts'
import { appendBatch, appendEnding } from './append.ts'
import { AppendQueue } from './append-queue.ts'
import { Database } from './database.ts'
import { readDatabaseUrl } from './database-url.ts'
import { postgresHistory } from './history.ts'
import { postgresLinks } from './links.ts'
import { migrate } from './migrate.ts'
import { type AcceptedServer, NOW, postgresNodes, SERVER } from './nodes.ts'
import { postgresPlayers } from './players.ts'
import { postgresPresence } from './presence.ts'
import { postgresPuzzles } from './puzzles.ts'
import { openPostgresRateLimiter } from './rate-limiter.ts'
import { postgresReports } from './reports.ts'
import { postgresTableLists, releaseDue } from './table-lists.ts'
import { postgresTables } from './tables.ts'
import { WakeListener } from './wake-listener.ts'
import { WakeSender } from './wake-sender.ts'

export interface PostgresOptions {
  /** As libpq reads it, also with several hosts: postgres://user:password@one,two/name. */
  readonly url: string
  /** How many connections requests may use; a few more are for locks and wake-ups. */
  readonly poolSize?: number
  /** How long a lock is waited for, and how long it is held at most: a node that is frozen must not keep it. */
  readonly lockMs?: number
  /** Called for every answered batch, with the time since its oldest request was made. */
  onCommit?(ms: number, requests: number): void
}

export interface PostgresStorage extends Storage {
  figures(): Promise<StorageFigures>
}

const POOL_SIZE = 10
/** Locks that are held or waited for under different names. */
const LOCKS = 4
/** A node that starts first reopens thousands of tables under a lock. */
const LOCK_MS = 60_000

/** Stores everything in a PostgreSQL database, which several servers may use at once. */
export async function openPostgresStorage({
  url,
  poolSize = POOL_SIZE,
  lockMs = LOCK_MS,
  onCommit = () => {},
}: PostgresOptions): Promise<PostgresStorage> {
  const hosts = readDatabaseUrl(url)
  const owner = randomUUID()
  const database = new Database({ hosts, poolSize })
  const lockDatabase = new Database({ hosts, poolSize: LOCKS, statementMs: lockMs, idleMs: lockMs })
  const listener = new WakeListener(database, owner)
  const acceptedServer: AcceptedServer = { id: '' }
  try {
    await migrate(database)
    const [opened] = await database.query<AcceptedServer>(`SELECT ${SERVER} AS id`)
    acceptedServer.id = opened!.id
    await listener.open()
  } catch (error) {
    await database.close()
    // At startup the operator who chose the database can fix the problem.
    throw error instanceof StorageUnavailableError ? new UserError(error.message) : error
  }
  const wakes = new WakeSender(database, owner)
  const queue = openAppendQueue(database, acceptedServer, onCommit)
  const locks = new LockQueue()
  let closing: Promise<void> | undefined
  const close = async () => {
    await queue.close()
    await releaseDue(database, owner).catch(() => {})
    await wakes.close()
    await listener.close()
    await Promise.all([database.close(), lockDatabase.close()])
  }
  return {
    isShared: true,
    tables: {
      ...postgresTables(database, wakes),
      ...postgresTableLists(database, { wakes, owner }),
      append: append => appendAndWake(queue, wakes, append),
    },
    players: postgresPlayers(database, wakes),
    history: postgresHistory(database),
    presence: postgresPresence(database, wakes),
    links: postgresLinks(database),
    puzzles: postgresPuzzles(database),
    reports: postgresReports(database),
    administration: postgresAdministration(database, wakes),
    nodes: postgresNodes(database, acceptedServer),
    // Within this process first, so that each name takes one connection at most.
    withLock: (name, work) => locks.run(name, () => withAdvisoryLock(lockDatabase, name, work)),
    openRateLimiter: (limit, rate) => openPostgresRateLimiter(database, limit, rate),
    onWake: wakeListener => listener.listen(wakeListener),
    async check() {
      await database.query(
        `INSERT INTO checks (number, at) VALUES (1, ${NOW}) ON CONFLICT (number) DO UPDATE SET at = excluded.at`,
      )
    },
    async figures() {
      const [row] = await database.query<{ bytes: number }>(
        'SELECT pg_database_size(current_database()) AS bytes',
      )
      return { pendingRequests: database.pending + queue.pending, databaseBytes: row!.bytes }
    },
    close() {
      closing ??= close()
      return closing
    },
  }
}

function openAppendQueue(
  database: Database,
  server: AcceptedServer,
  onCommit: (ms: number, requests: number) => void,
): AppendQueue {
  return new AppendQueue({
    appendBatch: appends => appendBatch(database, server, appends),
    appendEnding: append => appendEnding(database, server, append),
    onCommit,
  })
}

async function appendAndWake(queue: AppendQueue, wakes: WakeSender, append: Append): Promise<AppendResult> {
  const { table, seq, summary } = append
  try {
    const result = await queue.append(append)
    if (result === 'taken') return result
  } catch (error) {
    // The entry may be there, and a retry would find it without telling anybody.
    if (error instanceof StorageUnavailableError && error.isUncertain)
      wakes.send({ kind: 'table', table, seq })
    throw error
  }
  wakes.send({ kind: 'table', table, seq })
  if ('phase' in summary) wakes.send({ kind: 'lobby' })
  return 'appended'
}

/** A lock of the connection: it is free again when the connection is, even if this process dies. */
function withAdvisoryLock<Answer>(
  database: Database,
  name: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  return database.onConnection(async run => {
    await run('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`quincunx ${name}`])
    try {
      return await work()
    } finally {
      await run('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [`quincunx ${name}`])
    }
  })
}

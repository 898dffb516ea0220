import pg from 'pg'
import { StorageUnavailableError } from '../storage.ts'
import type { DatabaseHost } from './database-url.ts'
import {
  isAnswerMissing,
  isOtherEncryptionNeeded,
  isOtherHostNeeded,
  isWorthRetrying,
  toStorageError,
} from './errors.ts'

export interface DatabaseOptions {
  /** Tried in this order until one accepts writes. */
  readonly hosts: readonly [DatabaseHost, ...DatabaseHost[]]
  readonly poolSize: number
  /** How many requests may wait for a connection. */
  readonly maxWaiting?: number
  /** How long the database may take for one statement. */
  readonly statementMs?: number
  /** The database ends a connection that does nothing for longer; without a limit by default. */
  readonly idleMs?: number
}

export type RunStatement = <Row extends object>(
  text: string,
  values?: readonly unknown[],
) => Promise<readonly Row[]>

const CONNECT_MS = 5_000
const STATEMENT_MS = 10_000
/** A commit may wait for a standby without end, which no timeout of the database covers. */
const ANSWER_MS = 5_000
const MAX_WAITING = 2_000
const MAX_TRIES = 5
const INT8 = 20

/**
 * For every new connection. A node that disappears without a word must not hold its locks for hours, a commit must be
 * durable even where the database is set up otherwise, and each statement must see what was committed before it.
 */
const PREPARE_CONNECTION = `
  SELECT set_config('tcp_keepalives_idle', '4', false), set_config('tcp_keepalives_interval', '2', false),
    set_config('tcp_keepalives_count', '3', false), set_config('default_transaction_isolation', 'read committed', false),
    CASE WHEN current_setting('synchronous_commit') = 'off' THEN set_config('synchronous_commit', 'on', false) END,
    pg_is_in_recovery() OR current_setting('default_transaction_read_only') = 'on' AS is_read_only
`

/** The connections of one server to the database: found, limited, and with errors as the port promises them. */
export class Database {
  readonly #options: DatabaseOptions
  readonly #statementMs: number
  #pool: HostPool | undefined
  #finding: Promise<HostPool> | undefined
  /** Names of prepared statements, by their text. */
  readonly #names = new Map<string, string>()
  #pending = 0
  #isClosed = false

  constructor(options: DatabaseOptions) {
    this.#options = options
    this.#statementMs = options.statementMs ?? STATEMENT_MS
  }

  /** Requests that have not been answered yet. */
  get pending(): number {
    return this.#pending
  }

  /** Runs one statement, which commits by itself. */
  query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return this.#run(async (run, progress) => {
      progress.isCommitting = true
      return run<Row>(text, values)
    })
  }

  /** Runs statements on one connection, each of which commits by itself. */
  onConnection<Answer>(work: (run: RunStatement) => Promise<Answer>): Promise<Answer> {
    return this.#run(run => work(run))
  }

  /** Runs statements in one transaction. It may be run again, if others were in its way and nothing was stored. */
  transaction<Answer>(work: (run: RunStatement) => Promise<Answer>): Promise<Answer> {
    return this.#run(async (run, progress) => {
      await run('BEGIN')
      try {
        const answer = await work(run)
        progress.isCommitting = true
        await run('COMMIT')
        return answer
      } catch (error) {
        if (!isAnswerMissing(error)) await run('ROLLBACK')
        throw error
      }
    })
  }

  /** Reads everything as it is at one instant. */
  snapshot<Answer>(work: (run: RunStatement) => Promise<Answer>): Promise<Answer> {
    return this.transaction(async run => {
      await run('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
      return work(run)
    })
  }

  /** A connection outside the pool, to be closed by the caller. */
  async openClient(options: pg.ClientConfig): Promise<pg.Client> {
    const { host } = await this.#findPool()
    const client = new pg.Client({ ...this.#clientConfig(host), ...options })
    // Without a listener, an error while no statement runs would end the process.
    client.on('error', () => {})
    try {
      await client.connect()
      await this.#prepare(client)
      return client
    } catch (error) {
      void client.end().catch(() => {})
      if (isOtherHostNeeded(error)) this.#discardPool()
      throw toStorageError(error, host.name)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#finding?.catch(() => {})
    const last = this.#pool
    // A request under way that fails now must not end it a second time.
    this.#pool = undefined
    await last?.pool.end()
  }

  async #run<Answer>(work: (run: RunStatement, progress: Progress) => Promise<Answer>): Promise<Answer> {
    const { maxWaiting = MAX_WAITING } = this.#options
    if (this.#pending >= maxWaiting)
      throw new StorageUnavailableError(
        `The database does not keep up: ${this.#pending} requests are waiting for it.`,
      )
    this.#pending++
    try {
      for (let attempt = 1; ; attempt++)
        try {
          return await this.#attempt(work)
        } catch (error) {
          if (attempt >= MAX_TRIES || !isWorthRetrying(error))
            throw toStorageError(error, this.#pool?.host.name ?? this.#options.hosts[0].name)
        }
    } finally {
      this.#pending--
    }
  }

  async #attempt<Answer>(work: (run: RunStatement, progress: Progress) => Promise<Answer>): Promise<Answer> {
    const { pool, host } = await this.#findPool()
    const client = await this.#connect(pool, host)
    const progress: Progress = { isCommitting: false }
    const run: RunStatement = async (text, values = []) =>
      (await client.query(this.#named(text, values))).rows
    try {
      const answer = await work(run, progress)
      client.release()
      return answer
    } catch (error) {
      const isMissing = isAnswerMissing(error)
      client.release(isMissing)
      if (isOtherHostNeeded(error)) this.#discardPool()
      if (!isMissing) throw error
      throw toStorageError(error, host.name, { isUncertain: progress.isCommitting })
    }
  }

  async #connect(pool: pg.Pool, host: DatabaseHost): Promise<pg.PoolClient> {
    try {
      return await pool.connect()
    } catch (error) {
      if (isOtherHostNeeded(error)) this.#discardPool()
      throw toStorageError(error, host.name)
    }
  }

  /** Statements without values may be several at once, which cannot be prepared. */
  #named(text: string, values: readonly unknown[]): pg.QueryConfig {
    if (values.length === 0) return { text }
    const name = this.#names.get(text) ?? `q${this.#names.size + 1}`
    this.#names.set(text, name)
    return { name, text, values: values.map(storableValue) }
  }

  #findPool(): Promise<HostPool> {
    if (this.#isClosed) return Promise.reject(new StorageUnavailableError('The storage is closed.'))
    if (this.#pool) return Promise.resolve(this.#pool)
    this.#finding ??= this.#tryHosts().finally(() => {
      this.#finding = undefined
    })
    return this.#finding
  }

  async #tryHosts(): Promise<HostPool> {
    const failures: Error[] = []
    for (const host of this.#options.hosts)
      try {
        this.#pool = await this.#tryHost(host)
        return this.#pool
      } catch (error) {
        failures.push(toStorageError(error, host.name))
      }
    const bug = failures.find(failure => !(failure instanceof StorageUnavailableError))
    throw bug ?? new StorageUnavailableError(failures.map(({ message }) => message).join(' '))
  }

  async #tryHost(host: DatabaseHost): Promise<HostPool> {
    const pool = this.#openPool(host)
    try {
      const client = await pool.connect()
      client.release()
      return { pool, host }
    } catch (error) {
      void pool.end()
      const { name, alternative } = host
      if (alternative === undefined || !isOtherEncryptionNeeded(error)) throw error
      return this.#tryHost({ name, connectionString: alternative })
    }
  }

  #openPool(host: DatabaseHost): pg.Pool {
    const pool = new pg.Pool({
      ...this.#clientConfig(host),
      max: this.#options.poolSize,
      allowExitOnIdle: true,
      onConnect: client => this.#prepare(client),
    })
    // The pool drops a connection that is lost while it is idle.
    pool.on('error', () => {})
    // One that is lost while it is used fails with its next statement.
    pool.on('connect', client => client.on('error', () => {}))
    return pool
  }

  #clientConfig({ connectionString }: DatabaseHost): pg.ClientConfig {
    return {
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: this.#statementMs,
      query_timeout: this.#statementMs + ANSWER_MS,
      idle_in_transaction_session_timeout: this.#statementMs,
      types: {
        getTypeParser: (type, format) => (type === INT8 ? Number : pg.types.getTypeParser(type, format)),
      },
    }
  }

  async #prepare(client: pg.ClientBase): Promise<void> {
    const { idleMs } = this.#options
    const { rows } = await client.query<{ is_read_only: boolean }>(PREPARE_CONNECTION)
    if (rows[0]!.is_read_only) throw Object.assign(new Error('the database is read-only'), { code: '25006' })
    if (idleMs !== undefined)
      await client.query(`SELECT set_config('idle_session_timeout', $1, false)`, [String(idleMs)])
  }

  /** The next request looks for a host that accepts writes. Requests under way go on where they are. */
  #discardPool(): void {
    const discarded = this.#pool
    this.#pool = undefined
    void discarded?.pool.end()
  }
}

interface HostPool {
  readonly pool: pg.Pool
  readonly host: DatabaseHost
}

interface Progress {
  /** A commit was asked for, so that losing the connection leaves its outcome open. */
  isCommitting: boolean
}

/** PostgreSQL has no character zero. No stored text has one, so a text with it is found as little as this one. */
function storableValue(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value
}

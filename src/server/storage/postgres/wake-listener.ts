import type pg from 'pg'
import type { Wake } from '../node-storage.ts'
import type { Database } from './database.ts'
import { toStorageError } from './errors.ts'
import { CHANNEL, readPayload } from './wake-payload.ts'

/** A connection that has been silent for so long is asked whether it still lives, and has as long to answer. */
const HEARTBEAT_MS = 2_000
const FIRST_RETRY_MS = 100
const MAX_RETRY_MS = 2_000

/**
 * Hears what other servers did, on a connection of its own. A connection that is lost or silent is replaced; what was
 * missed meanwhile is unknown, so the listeners are told to resync.
 */
export class WakeListener {
  readonly #database: Database
  /** Its own wake-ups, which are not for this server. */
  readonly #self: string
  readonly #listeners = new Set<(wake: Wake) => void>()
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(database: Database, self: string) {
    this.#database = database
    this.#self = self
  }

  listen(listener: (wake: Wake) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Resolves when it hears everything that is sent from now on. */
  async open(): Promise<void> {
    const client = await this.#database.openClient({ query_timeout: HEARTBEAT_MS })
    client.on('notification', ({ payload = '' }) => this.#onPayload(payload))
    client.once('end', () => this.#onLost(client))
    try {
      await client.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      void client.end().catch(() => {})
      throw toStorageError(error, client.host)
    }
    this.#client = client
    if (this.#isClosed) void client.end().catch(() => {})
    else this.#checkSoon(client)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#client?.end().catch(() => {})
  }

  #onPayload(text: string): void {
    const payload = readPayload(text)
    if (payload && payload.from !== this.#self) for (const wake of payload.wakes) this.#emit(wake)
  }

  #emit(wake: Wake): void {
    for (const listener of this.#listeners) listener(wake)
  }

  #checkSoon(client: pg.Client): void {
    this.#after(HEARTBEAT_MS, async () => {
      try {
        await client.query('SELECT 1')
        if (client === this.#client) this.#checkSoon(client)
      } catch {
        this.#onLost(client)
      }
    })
  }

  #onLost(client: pg.Client): void {
    if (client !== this.#client || this.#isClosed) return
    this.#client = undefined
    void client.end().catch(() => {})
    this.#reopenSoon(FIRST_RETRY_MS)
  }

  #reopenSoon(delayMs: number): void {
    this.#after(delayMs, async () => {
      try {
        await this.open()
        this.#emit({ kind: 'resync' })
      } catch {
        this.#reopenSoon(Math.min(2 * delayMs, MAX_RETRY_MS))
      }
    })
  }

  #after(ms: number, work: () => Promise<void>): void {
    clearTimeout(this.#timer)
    if (this.#isClosed) return
    this.#timer = setTimeout(() => void work(), ms)
    this.#timer.unref()
  }
}

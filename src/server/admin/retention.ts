import type { Clock } from '#kernel/clock.ts'
import { SESSION_MS } from '../players/session-lookup.ts'
import type { PurgeKind } from '../storage/administration.ts'
import { PLAYER_CHANGES_MS } from '../storage/node-storage.ts'
import { type Storage, StorageUnavailableError } from '../storage/storage.ts'

/** How many days things are kept; null for ever. */
export interface Retention {
  /** Guests who never finished a game, since they were last seen. */
  readonly guests: number | null
  /** Tables at which no game began, since they were closed. */
  readonly closedTables: number | null
  /** The moves of finished games, since they ended. Results and ratings are always kept. */
  readonly logs: number | null
}

export const DEFAULT_RETENTION: Retention = { guests: 90, closedTables: 30, logs: null }

export interface RetentionOptions {
  readonly storage: Storage
  readonly clock: Clock
  readonly retention: Retention
  onError(error: unknown): void
}

const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
/** After a start everyone reconnects, and that comes first. */
const FIRST_RUN_MS = 60_000
/** Between two slices, so that deleting takes a small part of the storage's time. */
const PAUSE_MS = 200

/** Deletes what has been kept long enough, once an hour and in small slices, so that no move waits for it. */
export class RetentionRunner {
  readonly #options: RetentionOptions
  #stopTimer = () => {}
  #isStopped = false

  constructor(options: RetentionOptions) {
    this.#options = options
  }

  start(): void {
    this.#schedule(FIRST_RUN_MS)
  }

  stop(): void {
    this.#isStopped = true
    this.#stopTimer()
  }

  /** Deletes everything that is old enough now. */
  async run(): Promise<void> {
    const { retention, clock } = this.#options
    const now = clock.now()
    const limits: readonly (readonly [PurgeKind, number | null])[] = [
      ['sessions', SESSION_MS / DAY_MS],
      ['guests', retention.guests],
      ['closed', retention.closedTables],
      ['logs', retention.logs],
      ['changes', PLAYER_CHANGES_MS / DAY_MS],
    ]
    for (const [kind, days] of limits) if (days !== null) await this.#purge(kind, now - days * DAY_MS)
  }

  #schedule(ms: number): void {
    if (this.#isStopped) return
    this.#stopTimer = this.#options.clock.after(ms, () => {
      this.run()
        // While the storage is unavailable, the server says so elsewhere.
        .catch(error => error instanceof StorageUnavailableError || this.#options.onError(error))
        .finally(() => this.#schedule(HOUR_MS))
    })
  }

  async #purge(kind: PurgeKind, before: number): Promise<void> {
    const { storage, clock } = this.#options
    let from: string | undefined = ''
    while (from !== undefined && !this.#isStopped) {
      from = (await storage.administration.purge({ kind, before, from })).next
      await new Promise<void>(resolve => clock.after(PAUSE_MS, resolve))
    }
  }
}

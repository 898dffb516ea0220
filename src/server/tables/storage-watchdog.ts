import type { Clock } from '#kernel/clock.ts'
import { errorMessage } from '#kernel/errors.ts'
import { type Storage, StorageUnavailableError } from '../storage/storage.ts'

export interface StorageWatchdogOptions {
  readonly storage: Storage
  readonly clock: Clock
  /** When the oldest append began that is under way. */
  oldestAppend(): number | undefined
  /** Called when storage answers again, with the instant since when it had not; before it counts as available. */
  onRecovered(unavailableSince: number): Promise<void>
  onStatusChange(reason: string | undefined): void
}

/** A request that takes longer than this counts as stalled. */
const STALL_MS = 1_500
const CHECK_MS = 250
const PROBE_MS = 500

/**
 * Notices when storage fails or stalls, and probes it until it works again. It times every request to the storage
 * itself, so that a crowded table is never mistaken for a slow disk. Appends pass it by: it is told when one fails, and
 * asks how long the oldest has taken.
 */
export class StorageWatchdog {
  /** The storage to use: the one that was given, observed. */
  readonly storage: Storage
  readonly #options: StorageWatchdogOptions
  /** Oldest first. */
  readonly #pending = new Set<{ readonly since: number }>()
  #outage: { readonly reason: string; readonly since: number } | undefined
  #stopTimer = () => {}
  #isStarted = false
  #stopped = false

  constructor(options: StorageWatchdogOptions) {
    const { storage } = options
    this.#options = options
    this.storage = {
      ...storage,
      tables: { ...this.#observe(storage.tables), append: storage.tables.append },
      players: this.#observe(storage.players),
      history: this.#observe(storage.history),
      presence: this.#observe(storage.presence),
      links: this.#observe(storage.links),
      puzzles: this.#observe(storage.puzzles),
      reports: this.#observe(storage.reports),
      administration: this.#observe(storage.administration),
      nodes: this.#observe(storage.nodes),
    }
  }

  /** Why storage is unavailable; undefined while it works. */
  unavailableReason(): string | undefined {
    return this.#outage?.reason
  }

  /** From now on requests that stall are noticed; failures always are. */
  start(): void {
    this.#isStarted = true
    this.#checkSoon()
  }

  stop(): void {
    this.#stopped = true
    this.#stopTimer()
  }

  /** Called with the error of a request and the instant at which the request began. */
  onFailure(error: unknown, since: number): void {
    if (error instanceof StorageUnavailableError) this.#markUnavailable(errorMessage(error), since)
  }

  /** The same methods, each of whose calls is timed. */
  #observe<Part extends object>(part: Part): Part {
    const methods = part as Readonly<Record<string, (...parameters: readonly unknown[]) => Promise<unknown>>>
    const observed = Object.keys(part).map(name => [
      name,
      (...parameters: readonly unknown[]) => this.#time(() => methods[name]!(...parameters)),
    ])
    return Object.fromEntries(observed)
  }

  async #time<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    const { clock } = this.#options
    const since = clock.now()
    const pending = { since }
    this.#pending.add(pending)
    try {
      return await request()
    } catch (error) {
      this.onFailure(error, since)
      throw error
    } finally {
      this.#pending.delete(pending)
    }
  }

  #checkSoon(): void {
    if (!this.#isStarted || this.#outage || this.#stopped) return
    const { clock, oldestAppend } = this.#options
    const dueAt = clock.now() + CHECK_MS
    this.#stopTimer = clock.after(CHECK_MS, () => {
      const [oldest] = this.#pending
      const since = Math.min(
        oldest?.since ?? Number.POSITIVE_INFINITY,
        oldestAppend() ?? Number.POSITIVE_INFINITY,
      )
      // After this process itself was held up, answers are waiting to be read, and the storage is not to blame.
      const wasHeldUp = clock.now() - dueAt >= CHECK_MS
      if (!wasHeldUp && clock.now() - since >= STALL_MS)
        this.#markUnavailable('The storage does not answer.', since)
      else this.#checkSoon()
    })
  }

  #markUnavailable(reason: string, since: number): void {
    if (this.#outage || this.#stopped) return
    this.#outage = { reason, since }
    this.#stopTimer()
    this.#options.onStatusChange(reason)
    this.#probeSoon(since)
  }

  #probeSoon(since: number): void {
    if (this.#stopped) return
    const { clock, storage, onRecovered, onStatusChange } = this.#options
    this.#stopTimer = clock.after(PROBE_MS, async () => {
      try {
        await storage.check()
        await onRecovered(since)
        this.#outage = undefined
        onStatusChange(undefined)
        this.#checkSoon()
      } catch {
        this.#probeSoon(since)
      }
    })
  }
}

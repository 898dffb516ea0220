import type { Clock } from '#kernel/clock.ts'
import { nextDeadline } from '#table/clocks.ts'
import { LINK_MS } from '../links/short-links.ts'
import { isPlausibleTime } from '../monotonic-clock.ts'
import type { NodeConnection } from '../storage/node-storage.ts'
import { type Storage, StorageUnavailableError } from '../storage/storage.ts'
import { rejection } from './refusals.ts'
import { type TableCache, TableSetAsideError } from './table-cache.ts'

export interface MaintenanceOptions {
  readonly storage: Storage
  readonly clock: Clock
  readonly tableCache: TableCache
  isStorageAvailable(): boolean
  onError(error: unknown): void
}

export interface Resumption {
  /** When the storage went out of use, if that is known. */
  readonly closedAt?: number
  /** All tables in play by default. */
  readonly tables?: readonly string[]
}

const SWEEP_MS = 250
const ABANDONED_SWEEP_MS = 60_000
const ABANDONED_MS = 24 * 60 * 60 * 1000
/** How long after a restart players may take to reconnect before they are marked absent. */
const RETURN_MS = 5_000
/** Thousands of tables are not loaded at once. */
const TABLES_AT_ONCE = 100

/** Background work: expires deadlines, closes forgotten tables, deletes unused links, and resumes clocks after downtime. */
export class Maintenance {
  readonly #options: MaintenanceOptions
  readonly #stops: (() => void)[] = []
  #stopMarkingAbsent = () => {}
  /** Absences are counted from the latest resumption only. */
  #resumptions = 0

  constructor(options: MaintenanceOptions) {
    this.#options = options
  }

  start(): void {
    const { clock, onError } = this.#options
    const repeat = (everyMs: number, work: () => Promise<void>) =>
      this.#stops.push(repeatEvery(clock, everyMs, work, onError))
    repeat(SWEEP_MS, () => this.#sweepDeadlines())
    repeat(ABANDONED_SWEEP_MS, () => this.#sweepForgotten())
  }

  stop(): void {
    for (const stop of [...this.#stops, this.#stopMarkingAbsent]) stop()
  }

  /** Applies the table's deadline if it has passed. */
  async expire(table: string): Promise<void> {
    const { clock, tableCache } = this.#options
    await tableCache.use(table, actor =>
      actor.submit({
        decide: ({ play }) => (play && nextDeadline(play) ? { do: 'expire' } : rejection('time-remains')),
        at: clock.now(),
      }),
    )
  }

  /**
   * Gives the players of running games their time back after downtime. After a storage outage the clocks go on from
   * where they were when it began; after a restart, whose beginning is not known exactly, they start again.
   */
  async resumeClocks({ closedAt, tables }: Resumption = {}): Promise<void> {
    const { storage, clock, tableCache, onError } = this.#options
    this.#stopMarkingAbsent()
    const resumption = ++this.#resumptions
    const at = clock.now()
    const ids = tables ?? (await storage.tables.inPlay())
    await this.#forEach(ids, id =>
      tableCache.use(id, actor =>
        actor.submit({
          decide({ play, lastInstant }) {
            if (!play || !nextDeadline(play)) return rejection('nothing-to-reopen')
            return {
              do: 'reopen',
              ...(closedAt !== undefined && { closedAt: Math.max(closedAt, lastInstant) }),
            }
          },
          at,
        }),
      ),
    )
    if (resumption !== this.#resumptions) return
    const markAllAbsent = () =>
      this.#forEach(ids, id =>
        tableCache.use(id, async actor => {
          if (resumption === this.#resumptions) await actor.presence.markAbsent(at)
        }),
      )
    this.#stopMarkingAbsent = clock.after(RETURN_MS, () => void markAllAbsent().catch(onError))
  }

  /** Marks the seated players of lost connections as away since an instant, unless they were heard later elsewhere. */
  markAbsent(lost: readonly NodeConnection[], since: number): Promise<void> {
    const { tableCache } = this.#options
    const byTable = Map.groupBy(lost, ({ table }) => table)
    return this.#forEach([...byTable.keys()], id => {
      const heardAt = new Map(byTable.get(id)!.map(connection => [connection.player, connection.heardAt]))
      return tableCache.use(id, actor => actor.presence.markAbsent(since, heardAt))
    })
  }

  async #sweepDeadlines(): Promise<void> {
    const { storage, clock } = this.#options
    if (!this.#options.isStorageAvailable()) return
    await this.#forEach(await storage.tables.due(clock.now(), 200), id => this.expire(id))
  }

  async #sweepForgotten(): Promise<void> {
    const { storage, clock, tableCache } = this.#options
    const close = { decide: () => ({ do: 'close' }) as const, at: clock.now() }
    const forgotten = await storage.tables.forgotten(clock.now() - ABANDONED_MS, 100)
    await this.#forEach(forgotten, id => tableCache.use(id, actor => actor.submit(close)))
    // Nothing is deleted for its age by a clock that may have jumped.
    if (await isPlausibleTime(storage.tables, clock.now()))
      await storage.links.deleteUnused(clock.now() - LINK_MS)
  }

  /** A table that fails is set aside, and the work goes on with the others. Only an outage ends it for all. */
  async #forEach(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<void> {
    const { tableCache } = this.#options
    const workAt = async (id: string) => {
      try {
        await work(id)
      } catch (error) {
        if (error instanceof StorageUnavailableError) throw error
        if (!(error instanceof TableSetAsideError)) await tableCache.setAside(id, error)
      }
    }
    for (let start = 0; start < ids.length; start += TABLES_AT_ONCE)
      await Promise.all(ids.slice(start, start + TABLES_AT_ONCE).map(workAt))
  }
}

/** Repeats work until stopped, never two runs at once, and goes on after a failed run. */
function repeatEvery(
  clock: Clock,
  everyMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  let stopTimer = () => {}
  let stopped = false
  function next(): void {
    if (stopped) return
    stopTimer = clock.after(everyMs, async () => {
      try {
        await work()
      } catch (error) {
        // An outage is reported by the watchdog.
        if (!(error instanceof StorageUnavailableError)) onError(error)
      }
      next()
    })
  }
  next()
  return () => {
    stopped = true
    stopTimer()
  }
}

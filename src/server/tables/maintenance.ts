import type { Clock } from '#kernel/clock.ts'
import { nextDeadline } from '#table/clocks.ts'
import type { Storage } from '../storage/storage.ts'
import { repeatEvery } from './interval.ts'
import type { StorageWatchdog } from './storage-watchdog.ts'
import type { TableCache } from './table-cache.ts'

/** What the house does by itself: times run out, forgotten tables are closed, after a stop everything goes on. */
export interface Maintenance {
  /** The time is up at this table, if it is. */
  expire(table: string): Promise<void>
  /** The house was closed, or could not keep anything: nobody loses time by it. */
  resumeClocks(): Promise<void>
  start(): void
  stop(): void
}

export interface MaintenanceOptions {
  readonly storage: Storage
  readonly clock: Clock
  readonly tableCache: TableCache
  watchdog(): StorageWatchdog
  onError(what: string): void
}

const SWEEP_MS = 250
const ABANDONED_SWEEP_MS = 60_000
const ABANDONED_MS = 24 * 60 * 60 * 1000
/** After the house has opened again, how long players may take to come back before they count as gone. */
const RETURN_MS = 5_000

export function openMaintenance({
  storage,
  clock,
  tableCache,
  watchdog,
  onError,
}: MaintenanceOptions): Maintenance {
  const stops: (() => void)[] = []
  let stopMarkingAbsent = () => {}
  let openings = 0

  async function expire(id: string): Promise<void> {
    await tableCache.use(id, table =>
      table.submit({
        decide: ({ play }) => (play && nextDeadline(play) ? { do: 'expire' } : { code: 'time-remains' }),
        at: clock.now(),
      }),
    )
  }

  async function resumeClocks(): Promise<void> {
    // Opened once more, nobody is missed from the time before.
    stopMarkingAbsent()
    const opening = ++openings
    const at = clock.now()
    const ids = await storage.tables.inPlay()
    await inBatches(ids, async id => {
      await tableCache.use(id, table =>
        table.submit({
          decide: ({ play }) =>
            play && nextDeadline(play) ? { do: 'reopen' } : { code: 'nothing-to-reopen' },
          at,
        }),
      )
    })
    const missAbsent = () =>
      inBatches(ids, async id => {
        await tableCache.use(id, async table => opening === openings && table.markAbsent(at))
      })
    if (opening !== openings) return
    stopMarkingAbsent = clock.after(RETURN_MS, () => void missAbsent().catch(error => onError(String(error))))
  }

  async function sweepDeadlines(): Promise<void> {
    if (watchdog().unavailableReason() !== undefined) return
    const due = await watchdog().track(storage.tables.due(clock.now(), 200))
    await Promise.all(due.map(expire))
  }

  async function sweepForgotten(): Promise<void> {
    for (const id of await storage.tables.forgotten(clock.now() - ABANDONED_MS, 100))
      await tableCache.use(id, table => table.submit({ decide: () => ({ do: 'close' }), at: clock.now() }))
  }

  return {
    expire,
    resumeClocks,
    start() {
      stops.push(repeatEvery(clock, SWEEP_MS, sweepDeadlines).stop)
      stops.push(repeatEvery(clock, ABANDONED_SWEEP_MS, sweepForgotten).stop)
    },
    stop() {
      for (const stop of [...stops, stopMarkingAbsent]) stop()
    },
  }
}

/** Some at a time, so that a thousand tables do not all wait in memory at once. */
async function inBatches(ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> {
  for (let start = 0; start < ids.length; start += 100)
    await Promise.all(ids.slice(start, start + 100).map(work))
}

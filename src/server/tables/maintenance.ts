import type { Clock } from '#kernel/clock.ts'
import { nextDeadline } from '#table/clocks.ts'
import { LINK_MS } from '../links/short-links.ts'
import type { Storage } from '../storage/storage.ts'
import { rejection } from './refusals.ts'
import type { StorageWatchdog } from './storage-watchdog.ts'
import type { TableCache } from './table-cache.ts'

/** Background work: expires deadlines, closes forgotten tables, deletes unused links, and resumes the clocks after downtime. */
export interface Maintenance {
  /** Applies the table's deadline if it has passed. */
  expire(table: string): Promise<void>
  /** Restarts the clocks of all running games after downtime or a storage outage, so that nobody loses time by it. */
  resumeClocks(): Promise<void>
  start(): void
  stop(): void
}

export interface MaintenanceOptions {
  readonly storage: Storage
  readonly clock: Clock
  readonly tableCache: TableCache
  watchdog(): StorageWatchdog
  onError(message: string): void
}

const SWEEP_MS = 250
const ABANDONED_SWEEP_MS = 60_000
const ABANDONED_MS = 24 * 60 * 60 * 1000
/** How long after a restart players may take to reconnect before they are marked absent. */
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
  let resumptions = 0

  async function expire(id: string): Promise<void> {
    await tableCache.use(id, actor =>
      actor.submit({
        decide: ({ play }) => (play && nextDeadline(play) ? { do: 'expire' } : rejection('time-remains')),
        at: clock.now(),
      }),
    )
  }

  async function resumeClocks(): Promise<void> {
    // Absences are counted from the latest restart only.
    stopMarkingAbsent()
    const resumption = ++resumptions
    const at = clock.now()
    const ids = await storage.tables.inPlay()
    await inBatches(ids, async id => {
      await tableCache.use(id, actor =>
        actor.submit({
          decide: ({ play }) =>
            play && nextDeadline(play) ? { do: 'reopen' } : rejection('nothing-to-reopen'),
          at,
        }),
      )
    })
    const markAllAbsent = () =>
      inBatches(ids, async id => {
        await tableCache.use(id, async actor => resumption === resumptions && actor.markAbsent(at))
      })
    if (resumption !== resumptions) return
    stopMarkingAbsent = clock.after(
      RETURN_MS,
      () => void markAllAbsent().catch(error => onError(String(error))),
    )
  }

  async function sweepDeadlines(): Promise<void> {
    if (watchdog().unavailableReason() !== undefined) return
    const due = await watchdog().track(storage.tables.due(clock.now(), 200))
    await Promise.all(due.map(expire))
  }

  async function sweepForgotten(): Promise<void> {
    for (const id of await storage.tables.forgotten(clock.now() - ABANDONED_MS, 100))
      await tableCache.use(id, actor => actor.submit({ decide: () => ({ do: 'close' }), at: clock.now() }))
    await storage.links.deleteUnused(clock.now() - LINK_MS)
  }

  return {
    expire,
    resumeClocks,
    start() {
      stops.push(repeatEvery(clock, SWEEP_MS, sweepDeadlines))
      stops.push(repeatEvery(clock, ABANDONED_SWEEP_MS, sweepForgotten))
    },
    stop() {
      for (const stop of [...stops, stopMarkingAbsent]) stop()
    },
  }
}

/** Runs in batches, so that thousands of tables are not loaded at once. */
async function inBatches(ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> {
  for (let start = 0; start < ids.length; start += 100)
    await Promise.all(ids.slice(start, start + 100).map(work))
}

/** Repeats work until stopped, never two runs at once, and goes on after a failed run. */
function repeatEvery(clock: Clock, everyMs: number, work: () => Promise<void>): () => void {
  let stopTimer = () => {}
  let stopped = false
  function next(): void {
    if (stopped) return
    stopTimer = clock.after(everyMs, () => {
      work().then(next, next)
    })
  }
  next()
  return () => {
    stopped = true
    stopTimer()
  }
}

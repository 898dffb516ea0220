import { messageOf } from '#kernel/failure.ts'
import type { Clock } from '#session/clock.ts'
import type { Storage } from '../storage/storage.ts'

/** Whether the house can keep what it promises. */
export interface Health {
  /** What is wrong, if anything is. */
  trouble(): string | undefined
  /** Does work that needs the storage, and notices when the storage fails or stalls. */
  watchOver<Answer>(work: () => Promise<Answer>): Promise<Answer>
  stop(): void
}

export interface HealthOptions {
  readonly storage: Storage
  readonly clock: Clock
  /** Called when the storage works again, before the house goes on as usual. */
  recovered(): Promise<void>
  noticed(trouble: string | undefined): void
}

/** Work that takes longer than this has been held up, and so have the players. */
const STALL_MS = 1_500
const PROBE_MS = 500

export function watchHealth({ storage, clock, recovered, noticed }: HealthOptions): Health {
  /** What is being waited for, the longest first: when it was begun. */
  const waiting = new Set<{ readonly since: number }>()
  let trouble: string | undefined
  let isWatching = false
  let stopWatch = () => {}
  let stopProbe = () => {}
  let stopped = false

  function notice(reason: string): void {
    if (trouble !== undefined || stopped) return
    trouble = reason
    noticed(trouble)
    stopProbe = clock.after(PROBE_MS, probe)
  }

  function probe(): void {
    storage
      .check()
      .then(recovered)
      .then(
        () => {
          trouble = undefined
          noticed(undefined)
        },
        () => {
          if (!stopped) stopProbe = clock.after(PROBE_MS, probe)
        },
      )
  }

  /** One timer for all that is waited for, or every move would set one and take it back. */
  function watchFor(ms: number): void {
    isWatching = true
    stopWatch = clock.after(ms, () => {
      isWatching = false
      const [longest] = waiting
      if (!longest || stopped) return
      const leftMs = longest.since + STALL_MS - clock.now()
      if (leftMs <= 0) notice('The storage does not answer.')
      watchFor(leftMs > 0 ? leftMs : STALL_MS)
    })
  }

  return {
    trouble: () => trouble,
    watchOver(work) {
      const wait = { since: clock.now() }
      waiting.add(wait)
      if (!isWatching) watchFor(STALL_MS)
      const done = work()
      // Every move passes here: what is handed back is the work's own promise, so that nothing waits for a second one.
      done.then(
        () => waiting.delete(wait),
        error => {
          waiting.delete(wait)
          notice(messageOf(error))
        },
      )
      return done
    },
    stop() {
      stopped = true
      stopWatch()
      stopProbe()
    },
  }
}

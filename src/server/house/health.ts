import { messageOf } from '#kernel/failure.ts'
import type { Clock } from '#session/clock.ts'
import type { Storage } from '../storage/storage.ts'

/** Whether the house can keep what it promises. */
export interface Health {
  /** What is wrong, if anything is. */
  trouble(): string | undefined
  /** Watches over work that needs the storage, and notices when the storage fails or stalls. */
  watchOver<Answer>(work: Promise<Answer>): Promise<Answer>
  /** The same for work of which the caller says itself how it ended. */
  watch(): Watched
  stop(): void
}

/** Something that the storage has been asked for; one of the two is called, once. */
export interface Watched {
  end(): void
  fail(error: unknown): void
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
/** What begins within so short a time is waited for together. */
const TOGETHER_MS = 50
const PROBE_MS = 500

/** Many things that began together. Every move is one of them, so each leaves nothing behind but a number. */
interface Wait extends Watched {
  readonly since: number
  left: number
}

export function watchHealth({ storage, clock, recovered, noticed }: HealthOptions): Health {
  /** What is being waited for, the longest first. */
  let waits: Wait[] = []
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
      waits = waits.filter(({ left }) => left > 0)
      const [longest] = waits
      if (!longest || stopped) return
      const leftMs = longest.since + STALL_MS - clock.now()
      if (leftMs <= 0) notice('The storage does not answer.')
      watchFor(leftMs > 0 ? leftMs : STALL_MS)
    })
  }

  function waitFrom(now: number): Wait {
    const latest = waits.at(-1)
    if (latest && now - latest.since < TOGETHER_MS) return latest
    const wait: Wait = {
      since: now,
      left: 0,
      end: () => void wait.left--,
      fail: error => {
        wait.left--
        notice(messageOf(error))
      },
    }
    waits.push(wait)
    return wait
  }

  function watch(): Watched {
    const wait = waitFrom(clock.now())
    wait.left++
    if (!isWatching) watchFor(STALL_MS)
    return wait
  }

  return {
    trouble: () => trouble,
    watch,
    watchOver(work) {
      const { end, fail } = watch()
      // What is handed back is the work's own promise, so that nothing waits for a second one.
      work.then(end, fail)
      return work
    },
    stop() {
      stopped = true
      stopWatch()
      stopProbe()
    },
  }
}

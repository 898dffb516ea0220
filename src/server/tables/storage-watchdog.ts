import type { Clock } from '#kernel/clock.ts'
import { errorMessage } from '#kernel/errors.ts'
import type { Storage } from '../storage/storage.ts'

/** Whether the house can keep what it promises. */
export interface StorageWatchdog {
  /** What is wrong, if anything is. */
  unavailableReason(): string | undefined
  /** Watches over work that needs the storage, and notices when the storage fails or stalls. */
  track<Answer>(work: Promise<Answer>): Promise<Answer>
  /** The same for work of which the caller says itself how it ended. */
  begin(): PendingOperation
  stop(): void
}

/** Something that the storage has been asked for; one of the two is called, once. */
export interface PendingOperation {
  end(): void
  fail(error: unknown): void
}

export interface StorageWatchdogOptions {
  readonly storage: Storage
  readonly clock: Clock
  /** Called when the storage works again, before the house goes on as usual. */
  onRecovered(): Promise<void>
  onStatusChange(trouble: string | undefined): void
}

/** Work that takes longer than this has been held up, and so have the players. */
const STALL_MS = 1_500
/** What begins within so short a time is waited for together. */
const BATCH_MS = 50
const PROBE_MS = 500

/** Many things that began together. Every move is one of them, so each leaves nothing behind but a number. */
interface OperationBatch extends PendingOperation {
  readonly since: number
  pending: number
}

export function openStorageWatchdog({
  storage,
  clock,
  onRecovered,
  onStatusChange,
}: StorageWatchdogOptions): StorageWatchdog {
  /** What is being waited for, the longest first. */
  let waits: OperationBatch[] = []
  let unavailableReason: string | undefined
  let isWatching = false
  let stopWatch = () => {}
  let stopProbe = () => {}
  let stopped = false

  function markUnavailable(reason: string): void {
    if (unavailableReason !== undefined || stopped) return
    unavailableReason = reason
    onStatusChange(unavailableReason)
    stopProbe = clock.after(PROBE_MS, probe)
  }

  function probe(): void {
    storage
      .check()
      .then(onRecovered)
      .then(
        () => {
          unavailableReason = undefined
          onStatusChange(undefined)
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
      waits = waits.filter(({ pending }) => pending > 0)
      const [longest] = waits
      if (!longest || stopped) return
      const leftMs = longest.since + STALL_MS - clock.now()
      if (leftMs <= 0) markUnavailable('The storage does not answer.')
      watchFor(leftMs > 0 ? leftMs : STALL_MS)
    })
  }

  function waitFrom(now: number): OperationBatch {
    const latest = waits.at(-1)
    if (latest && now - latest.since < BATCH_MS) return latest
    const wait: OperationBatch = {
      since: now,
      pending: 0,
      end: () => void wait.pending--,
      fail: error => {
        wait.pending--
        markUnavailable(errorMessage(error))
      },
    }
    waits.push(wait)
    return wait
  }

  function begin(): PendingOperation {
    const wait = waitFrom(clock.now())
    wait.pending++
    if (!isWatching) watchFor(STALL_MS)
    return wait
  }

  return {
    unavailableReason: () => unavailableReason,
    begin,
    track(work) {
      const { end, fail } = begin()
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

import type { Clock } from '#kernel/clock.ts'
import { errorMessage } from '#kernel/errors.ts'
import type { Storage } from '../storage/storage.ts'

/** Notices when storage fails or stalls, and probes it until it works again. */
export interface StorageWatchdog {
  /** Why storage is unavailable; undefined while it works. */
  unavailableReason(): string | undefined
  /** Observes a storage operation. */
  track<Answer>(work: Promise<Answer>): Promise<Answer>
  /** Like `track`, for a caller that reports the outcome itself. */
  begin(): PendingOperation
  stop(): void
}

/** A storage operation in progress. The caller calls exactly one of the two, once. */
export interface PendingOperation {
  end(): void
  fail(error: unknown): void
}

export interface StorageWatchdogOptions {
  readonly storage: Storage
  readonly clock: Clock
  /** Called when storage answers again, before the watchdog reports it as available. */
  onRecovered(): Promise<void>
  onStatusChange(reason: string | undefined): void
}

/** An operation that takes longer than this counts as stalled. */
const STALL_MS = 1_500
/** Operations that begin within this time share one batch. */
const BATCH_MS = 50
const PROBE_MS = 500

/** Operations that began together. Every move is one, so a batch only counts them and allocates nothing for each. */
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
  /** Oldest first. */
  let batches: OperationBatch[] = []
  let unavailableReason: string | undefined
  let isTimerRunning = false
  let stopStallTimer = () => {}
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

  /** One timer for all batches: a timer per move would be set and cleared at every move. */
  function startStallTimer(ms: number): void {
    isTimerRunning = true
    stopStallTimer = clock.after(ms, () => {
      isTimerRunning = false
      batches = batches.filter(({ pending }) => pending > 0)
      const [oldest] = batches
      if (!oldest || stopped) return
      const leftMs = oldest.since + STALL_MS - clock.now()
      if (leftMs <= 0) markUnavailable('The storage does not answer.')
      startStallTimer(leftMs > 0 ? leftMs : STALL_MS)
    })
  }

  function batchAt(now: number): OperationBatch {
    const latest = batches.at(-1)
    if (latest && now - latest.since < BATCH_MS) return latest
    const batch: OperationBatch = {
      since: now,
      pending: 0,
      end: () => void batch.pending--,
      fail: error => {
        batch.pending--
        markUnavailable(errorMessage(error))
      },
    }
    batches.push(batch)
    return batch
  }

  function begin(): PendingOperation {
    const batch = batchAt(clock.now())
    batch.pending++
    if (!isTimerRunning) startStallTimer(STALL_MS)
    return batch
  }

  return {
    unavailableReason: () => unavailableReason,
    begin,
    track(work) {
      const { end, fail } = begin()
      // Returns the original promise: a chained one would delay the caller.
      work.then(end, fail)
      return work
    },
    stop() {
      stopped = true
      stopStallTimer()
      stopProbe()
    },
  }
}

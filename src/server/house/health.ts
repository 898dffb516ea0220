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
  let trouble: string | undefined
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

  return {
    trouble: () => trouble,
    async watchOver(work) {
      const stopWatch = clock.after(STALL_MS, () => notice('The storage does not answer.'))
      try {
        return await work()
      } catch (error) {
        notice(messageOf(error))
        throw error
      } finally {
        stopWatch()
      }
    },
    stop() {
      stopped = true
      stopProbe()
    },
  }
}

import type { Clock } from '#kernel/clock.ts'

export interface OffsetClock extends Clock {
  /** Moves the time forward at once and fires the timers that are due. */
  advance(ms: number): void
}

interface PendingTimer {
  readonly at: number
  timer: NodeJS.Timeout
  fire(): void
}

/** The real time plus an offset that a test can increase. */
export function createOffsetClock(): OffsetClock {
  const pending = new Set<PendingTimer>()
  let offsetMs = 0
  const now = () => Date.now() + offsetMs
  return {
    now,
    after(ms, call) {
      const fire = () => {
        pending.delete(entry)
        call()
      }
      const entry: PendingTimer = { at: now() + ms, timer: setTimeout(fire, ms), fire }
      pending.add(entry)
      return () => {
        clearTimeout(entry.timer)
        pending.delete(entry)
      }
    },
    advance(ms) {
      offsetMs += ms
      for (const entry of [...pending]) {
        clearTimeout(entry.timer)
        if (entry.at <= now()) entry.fire()
        else entry.timer = setTimeout(entry.fire, entry.at - now())
      }
    },
  }
}

import type { Clock } from '#kernel/clock.ts'

/** A clock that moves only when the test advances it. */
export interface ManualClock extends Clock {
  /** Moves time forward and runs the timers that are due, in order. */
  advance(ms: number): void
}

export function createManualClock(start = 1_000_000): ManualClock {
  let now = start
  let timers: { readonly at: number; readonly call: () => void }[] = []
  return {
    now: () => now,
    after(ms, call) {
      const timer = { at: now + ms, call }
      timers = [...timers, timer].sort((one, other) => one.at - other.at)
      return () => {
        timers = timers.filter(other => other !== timer)
      }
    },
    advance(ms) {
      const end = now + ms
      for (let next = timers[0]; next && next.at <= end; next = timers[0]) {
        timers = timers.slice(1)
        now = next.at
        next.call()
      }
      now = end
    },
  }
}

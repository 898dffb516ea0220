import type { Clock } from '#kernel/clock.ts'

/** A clock that stands until it is moved by hand. */
export interface ManualClock extends Clock {
  /** Moves time on, calling back whatever falls due on the way, in order. */
  advance(ms: number): void
}

export function createManualClock(start = 1_000_000): ManualClock {
  let now = start
  let waiting: { readonly at: number; readonly call: () => void }[] = []
  return {
    now: () => now,
    after(ms, call) {
      const alarm = { at: now + ms, call }
      waiting = [...waiting, alarm].sort((one, other) => one.at - other.at)
      return () => {
        waiting = waiting.filter(one => one !== alarm)
      }
    },
    advance(ms) {
      const end = now + ms
      for (let next = waiting[0]; next && next.at <= end; next = waiting[0]) {
        waiting = waiting.slice(1)
        now = next.at
        next.call()
      }
      now = end
    },
  }
}

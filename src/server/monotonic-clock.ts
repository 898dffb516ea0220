import type { Clock } from '#kernel/clock.ts'

/** A clock that never jumps, so that nobody loses a game because the system clock was set. */
export function monotonicClock(notBefore: number): Clock {
  const start = Math.max(Date.now(), notBefore)
  const startedAt = performance.now()
  return {
    now: () => Math.floor(start + (performance.now() - startedAt)),
    after(ms, call) {
      const timer = setTimeout(call, ms)
      return () => clearTimeout(timer)
    },
  }
}

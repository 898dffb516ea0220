import type { Clock } from '#kernel/clock.ts'

/** Time that only ever goes forward, at an even pace: nobody loses a game because the machine's clock was set. */
export function monotonicClock(notBefore: number): Clock {
  const start = Math.max(Date.now(), notBefore)
  const begun = performance.now()
  return {
    now: () => Math.floor(start + (performance.now() - begun)),
    after(ms, call) {
      const timer = setTimeout(call, ms)
      return () => clearTimeout(timer)
    },
  }
}

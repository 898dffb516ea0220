import type { Clock } from '#kernel/clock.ts'

export interface Interval {
  stop(): void
}

/** Does the same work again and again, one after the other, whatever becomes of it. */
export function repeatEvery(clock: Clock, everyMs: number, work: () => Promise<void>): Interval {
  let stopTimer = () => {}
  let stopped = false
  function next(): void {
    if (stopped) return
    stopTimer = clock.after(everyMs, () => {
      work().then(next, next)
    })
  }
  next()
  return {
    stop() {
      stopped = true
      stopTimer()
    },
  }
}

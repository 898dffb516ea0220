import type { Clock } from '#session/clock.ts'

export interface Sweeper {
  stop(): void
}

/** Does the same work again and again, one after the other, whatever becomes of it. */
export function sweep(clock: Clock, everyMs: number, work: () => Promise<void>): Sweeper {
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

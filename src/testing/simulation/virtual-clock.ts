import type { Clock } from '#kernel/clock.ts'

/** Jumps from timer to timer and lets all promises settle after each. */
export interface VirtualClock extends Clock {
  advanceTo(instant: number): Promise<void>
  /** How many timers would still call back. */
  pending(): number
}

interface Timer {
  readonly at: number
  readonly call: () => void
  isStopped: boolean
}

export function createVirtualClock(start: number): VirtualClock {
  let now = start
  /** Sorted latest first, so that the next timer is at the end; of equal times, the one set first is closer to the end. */
  const timers: Timer[] = []

  function insertionIndex(at: number): number {
    let low = 0
    let high = timers.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (timers[middle]!.at > at) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    now: () => now,
    pending: () => timers.filter(({ isStopped }) => !isStopped).length,
    after(ms, call) {
      const timer = { at: now + Math.max(0, Math.ceil(ms)), call, isStopped: false }
      timers.splice(insertionIndex(timer.at), 0, timer)
      return () => {
        timer.isStopped = true
      }
    },
    async advanceTo(instant) {
      for (let next = timers.at(-1); next && next.at <= instant; next = timers.at(-1)) {
        timers.pop()
        if (next.isStopped) continue
        now = next.at
        next.call()
        await flushPromises()
      }
      now = instant
    },
  }
}

/** Resolves after all promises that can settle without time have settled. */
function flushPromises(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}

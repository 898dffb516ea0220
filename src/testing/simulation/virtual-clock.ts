import type { Clock } from '#kernel/clock.ts'

/** Time that passes at once, alarm by alarm, each with all that it sets off. */
export interface VirtualClock extends Clock {
  advanceTo(instant: number): Promise<void>
}

interface Timer {
  readonly at: number
  readonly call: () => void
  isStopped: boolean
}

export function createVirtualClock(start: number): VirtualClock {
  let now = start
  /** The latest first; of two at once, the one set first comes last and so is taken first. */
  const alarms: Timer[] = []

  function placeFor(at: number): number {
    let low = 0
    let high = alarms.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (alarms[middle]!.at > at) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    now: () => now,
    after(ms, call) {
      const alarm = { at: now + Math.max(0, Math.ceil(ms)), call, isStopped: false }
      alarms.splice(placeFor(alarm.at), 0, alarm)
      return () => {
        alarm.isStopped = true
      }
    },
    async advanceTo(instant) {
      for (let next = alarms.at(-1); next && next.at <= instant; next = alarms.at(-1)) {
        alarms.pop()
        if (next.isStopped) continue
        now = next.at
        next.call()
        await flushPromises()
      }
      now = instant
    },
  }
}

/** Resolves when no promise is left that could go on by itself. */
function flushPromises(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}

import type { Clock } from '#kernel/clock.ts'

export interface OffsetClock extends Clock {
  /** So much time passes at once. */
  advance(ms: number): void
}

interface PendingTimer {
  readonly at: number
  timer: NodeJS.Timeout
  fire(): void
}

/** The time as it is, and as much more as a test wants. */
export function createOffsetClock(): OffsetClock {
  const waiting = new Set<PendingTimer>()
  let ahead = 0
  const now = () => Date.now() + ahead
  return {
    now,
    after(ms, call) {
      const fire = () => {
        waiting.delete(one)
        call()
      }
      const one: PendingTimer = { at: now() + ms, timer: setTimeout(fire, ms), fire }
      waiting.add(one)
      return () => {
        clearTimeout(one.timer)
        waiting.delete(one)
      }
    },
    advance(ms) {
      ahead += ms
      for (const one of [...waiting]) {
        clearTimeout(one.timer)
        if (one.at <= now()) one.fire()
        else one.timer = setTimeout(one.fire, one.at - now())
      }
    },
  }
}

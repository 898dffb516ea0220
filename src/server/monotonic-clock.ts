import type { Clock } from '#kernel/clock.ts'
import type { TableStorage } from './storage/table-storage.ts'

type InstantStorage = Pick<TableStorage, 'lastInstant' | 'endedBetween'>

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * A clock that never jumps, so that nobody loses a game because the system clock was set. It does not run backwards
 * across a restart either, except after a start at which the system clock was far ahead: the server must not live in
 * the future from then on.
 */
export async function openMonotonicClock(tables: InstantStorage): Promise<Clock> {
  const start = await startInstant(tables, Date.now())
  const startedAt = performance.now()
  return {
    now: () => Math.floor(start + (performance.now() - startedAt)),
    after(ms, call) {
      const timer = setTimeout(call, ms)
      return () => clearTimeout(timer)
    },
  }
}

async function startInstant(tables: InstantStorage, systemNow: number): Promise<number> {
  const last = await tables.lastInstant()
  if (last <= systemNow + DAY_MS) return Math.max(systemNow, last)
  // Either the system clock is behind now, or it was ahead at an earlier start, which then left a gap in the logs.
  const plausible = await tables.lastInstant(systemNow + DAY_MS)
  const hasGap = !(await tables.endedBetween(systemNow + DAY_MS, systemNow + 31 * DAY_MS))
  return plausible > 0 && hasGap ? Math.max(systemNow, plausible) : last
}

/**
 * Whether games have ended from a month to a week ago by this clock. If not, the system clock may have jumped: nothing
 * should be deleted then because of its age.
 */
export async function isPlausibleTime(tables: InstantStorage, now: number): Promise<boolean> {
  return tables.endedBetween(now - 30 * DAY_MS, now - 7 * DAY_MS)
}

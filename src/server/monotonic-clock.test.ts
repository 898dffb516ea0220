import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openMemoryStorage } from '#testing/memory-storage/memory-storage.ts'
import { moveEntry, over, sitEntry, table, waiting } from '#testing/storage-contract/samples.ts'
import { isPlausibleTime, openMonotonicClock } from './monotonic-clock.ts'

const NOW = Date.UTC(2026, 10, 18)
const HOUR = 3_600_000
const DAY = 24 * HOUR
const YEAR = 365 * DAY

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A storage with tables that ended at these instants. */
async function tablesEndedAt(instants: readonly number[]) {
  const { tables } = openMemoryStorage()
  for (const [index, at] of instants.entries()) {
    const id = `t${index}`
    await tables.open({ ...table(id), code: `K${index}` }, [sitEntry(at)], waiting)
    await tables.append({ table: id, seq: 2, entry: moveEntry('a1', undefined, at), summary: over })
  }
  return tables
}

/** The time of a server that opens on such a storage. */
async function timeAfter(...instants: readonly number[]): Promise<number> {
  return (await openMonotonicClock(await tablesEndedAt(instants))).now()
}

/** Two years of games, one a week. */
const WEEKLY = Array.from({ length: 104 }, (_, week) => NOW - (week * 7 + 1) * DAY)

describe('[F9] the server’s clock', () => {
  test('goes on from the last entry if the system clock was set back by an hour', async () => {
    expect(await timeAfter(NOW - HOUR, NOW + HOUR)).toBe(NOW + HOUR)
  })

  test.each([-YEAR, -HOUR, HOUR, YEAR])('does not follow a system clock that is set by %i ms', async ms => {
    const clock = await openMonotonicClock(await tablesEndedAt(WEEKLY))
    vi.setSystemTime(NOW + ms)
    vi.advanceTimersByTime(500)
    expect(clock.now()).toBe(NOW + 500)
  })

  test('[F19] is right again after a start with a system clock a year ahead', async () => {
    expect(await timeAfter(...WEEKLY, NOW + YEAR)).toBe(NOW)
    expect(await timeAfter(...WEEKLY, NOW + HOUR, NOW + YEAR)).toBe(NOW + HOUR)
  })

  test('[F19] follows the logs while the system clock is a year behind', async () => {
    vi.setSystemTime(NOW - YEAR)
    expect(await timeAfter(...WEEKLY)).toBe(NOW - DAY)
    vi.setSystemTime(0)
    expect(await timeAfter(...WEEKLY)).toBe(NOW - DAY)
  })
})

test('[F19] a time is plausible while games have been played before it, and not after a jump', async () => {
  const tables = await tablesEndedAt(WEEKLY)
  expect(await isPlausibleTime(tables, NOW)).toBe(true)
  expect(await isPlausibleTime(tables, NOW + 20 * DAY)).toBe(true)
  expect(await isPlausibleTime(tables, NOW + YEAR)).toBe(false)
  const afterJump = await tablesEndedAt([...WEEKLY, NOW + YEAR, NOW + YEAR + DAY])
  expect(await isPlausibleTime(afterJump, NOW + YEAR + 2 * DAY)).toBe(false)
})

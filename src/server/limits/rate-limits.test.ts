import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LimitedEvent } from './limited-event.ts'
import { LIMITS, NO_LIMITS, type Rate, type RateLimitName } from './limits.ts'
import { MAX_KEYS, openRateLimits, takeAll } from './rate-limits.ts'

const HOUR = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

function openWith(rates: Partial<Record<RateLimitName, Rate>>) {
  const events: LimitedEvent[] = []
  const rateLimits = openRateLimits({ limits: { ...NO_LIMITS, ...rates }, onLimited: e => events.push(e) })
  return { rateLimits, events }
}

describe('a rate limit', () => {
  test('allows its count at once, and then says how long to wait', async () => {
    const { rateLimits } = openWith({ guests: { count: 2, perMs: 10_000 } })
    expect(await rateLimits.take('guests', 'here')).toEqual({ ok: true, value: undefined })
    vi.advanceTimersByTime(4_000)
    expect((await rateLimits.take('guests', 'here')).ok).toBe(true)
    expect(await rateLimits.take('guests', 'here')).toEqual({
      ok: false,
      rejection: { code: 'too-often', details: { seconds: 6 } },
    })
    vi.advanceTimersByTime(6_000)
    expect((await rateLimits.take('guests', 'here')).ok).toBe(true)
  })

  test('counts each key and each limit by itself', async () => {
    const rate = { count: 1, perMs: 10_000 }
    const { rateLimits } = openWith({ guests: rate, tables: rate })
    await rateLimits.take('guests', 'here')
    expect((await rateLimits.take('guests', 'here')).ok).toBe(false)
    expect((await rateLimits.take('guests', 'there')).ok).toBe(true)
    expect((await rateLimits.take('tables', 'here')).ok).toBe(true)
  })

  test('counts several points for one use', async () => {
    const { rateLimits } = openWith({ reads: { count: 10, perMs: 10_000 } })
    expect((await rateLimits.take('reads', 'here', 8)).ok).toBe(true)
    expect((await rateLimits.take('reads', 'here', 3)).ok).toBe(false)
  })

  test('never allows more uses in a period than its count', async () => {
    const rate = fc.record({ count: fc.integer({ min: 1, max: 20 }), perMs: fc.constantFrom(1000, 5000) })
    await fc.assert(
      fc.asyncProperty(rate, fc.array(fc.nat(700), { maxLength: 100 }), async (rate, pauses) => {
        const { rateLimits } = openWith({ guests: rate })
        const taken: number[] = []
        for (const pause of pauses) {
          vi.advanceTimersByTime(pause)
          if ((await rateLimits.take('guests', 'here')).ok) taken.push(Date.now())
        }
        // Two periods meet in any span of this length.
        for (const first of taken)
          expect(taken.filter(at => at >= first && at < first + rate.perMs).length).toBeLessThanOrEqual(
            2 * rate.count,
          )
        expect(taken.length).toBeGreaterThanOrEqual(Math.min(rate.count, pauses.length))
      }),
      { numRuns: 50 },
    )
  })

  test('can be given back, but only as much as was taken in this period', async () => {
    const { rateLimits } = openWith({ guests: { count: 1, perMs: 10_000 } })
    for (let count = 0; count < 50; count++) {
      expect((await rateLimits.take('guests', 'here')).ok).toBe(true)
      await rateLimits.giveBack('guests', 'here')
    }
    await rateLimits.take('guests', 'here')
    vi.advanceTimersByTime(10_000)
    await rateLimits.giveBack('guests', 'here')
    expect((await rateLimits.take('guests', 'here')).ok).toBe(true)
    expect((await rateLimits.take('guests', 'here')).ok).toBe(false)
  })

  test('[F9] lasts no longer because the system clock is set back by an hour', async () => {
    const { rateLimits } = openWith({ guests: { count: 1, perMs: 10_000 } })
    await rateLimits.take('guests', 'here')
    vi.setSystemTime(Date.now() - HOUR)
    expect(await rateLimits.take('guests', 'here')).toMatchObject({ rejection: { details: { seconds: 10 } } })
    vi.advanceTimersByTime(10_000)
    expect((await rateLimits.take('guests', 'here')).ok).toBe(true)
  })

  test('[F14] remembers a limited number of keys, the least recently used of which are dropped', async () => {
    const { rateLimits } = openWith({ guests: { count: 1, perMs: HOUR } })
    await rateLimits.take('guests', 'forgotten')
    await rateLimits.take('guests', 'mine')
    for (let key = 0; key < MAX_KEYS - 1; key++) {
      await rateLimits.take('guests', `${key}`)
      if (key % 5000 === 0) await rateLimits.take('guests', 'mine')
    }
    expect(vi.getTimerCount()).toBe(MAX_KEYS)
    expect((await rateLimits.take('guests', 'mine')).ok).toBe(false)
    expect((await rateLimits.take('guests', 'forgotten')).ok).toBe(true)
  })

  test('reports every refusal, and which one is the first of its period', async () => {
    const { rateLimits, events } = openWith({ names: { count: 1, perMs: 10_000 } })
    for (let use = 0; use < 4; use++) await rateLimits.take('names', 'ann')
    const event = { limit: 'names', by: 'player', key: 'ann' }
    expect(events).toEqual([
      { ...event, isFirst: true },
      { ...event, isFirst: false },
      { ...event, isFirst: false },
    ])
  })

  test('of a storage that fails is an error and not a refusal', async () => {
    const limiter = { consume: () => Promise.reject(new Error('connection lost')) }
    const rateLimits = openRateLimits({ limits: LIMITS, openSharedLimiter: () => limiter as never })
    await expect(rateLimits.take('guests', 'here')).rejects.toThrow('connection lost')
  })
})

describe('several limits together', () => {
  test('take nothing if one of them refuses', async () => {
    const { rateLimits } = openWith({
      tables: { count: 1, perMs: HOUR },
      tablesByPlayer: { count: 0, perMs: HOUR },
    })
    const uses = [
      ['tables', 'here'],
      ['tablesByPlayer', 'ann'],
    ] as const
    expect((await takeAll(rateLimits, uses)).ok).toBe(false)
    expect((await rateLimits.take('tables', 'here')).ok).toBe(true)
  })
})

describe('the limits', () => {
  const countAllowed = async (limit: RateLimitName, uses: number) => {
    const rateLimits = openRateLimits({ limits: LIMITS })
    const results = Array.from({ length: uses }, () => rateLimits.take(limit, 'school'))
    return (await Promise.all(results)).filter(({ ok }) => ok).length
  }

  test('let a class of thirty join at once from one address, but no flood', async () => {
    expect(await countAllowed('guests', 30)).toBe(30)
    expect(await countAllowed('guests', 5000)).toBeLessThan(200)
  })

  test('refuse nothing when they are lifted', async () => {
    const rateLimits = openRateLimits({ limits: NO_LIMITS })
    for (let count = 0; count < 10_000; count++)
      expect((await rateLimits.take('tables', 'bench')).ok).toBe(true)
  })
})

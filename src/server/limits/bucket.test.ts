import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openBucket } from './bucket.ts'

const RATE = { count: 100, perMs: 20_000 }

describe('a bucket', () => {
  test('gives out all its tokens at once, and then no more', () => {
    const bucket = openBucket(RATE, 0)
    expect(Array.from({ length: 101 }, () => bucket.take(0)).filter(Boolean)).toHaveLength(100)
    expect(bucket.waitMs(0)).toBe(200)
  })

  test('has a token again after the reported wait, and not before', () => {
    const bucket = openBucket({ count: 2, perMs: 1000 }, 0)
    bucket.take(0)
    bucket.take(0)
    expect(bucket.take(499)).toBe(false)
    expect(bucket.take(500)).toBe(true)
  })

  test('takes tokens back, but never holds more than its capacity', () => {
    const bucket = openBucket({ count: 1, perMs: 1000 }, 0)
    bucket.take(0)
    bucket.giveBack(0)
    bucket.giveBack(0)
    expect([bucket.take(0), bucket.take(0)]).toEqual([true, false])
  })

  test('[F9] a clock set back by an hour adds no tokens and locks nobody out', () => {
    const bucket = openBucket({ count: 1, perMs: 1000 }, 3_600_000)
    expect(bucket.take(3_600_000)).toBe(true)
    expect(bucket.take(0)).toBe(false)
    expect(bucket.take(1000)).toBe(true)
  })

  test('never gives out more tokens in any interval than the rate allows', () => {
    const rate = fc.record({
      count: fc.integer({ min: 1, max: 20 }),
      perMs: fc.integer({ min: 1, max: 5000 }),
    })
    fc.assert(
      fc.property(rate, fc.array(fc.nat(2000), { maxLength: 200 }), (rate, pauses) => {
        const bucket = openBucket(rate, 0)
        let now = 0
        const taken: number[] = []
        for (const pause of pauses) {
          now += pause
          if (bucket.take(now)) taken.push(now)
        }
        for (let first = 0; first < taken.length; first++) {
          for (let last = first; last < taken.length; last++) {
            const allowed = rate.count + ((taken[last]! - taken[first]!) * rate.count) / rate.perMs
            expect(last - first + 1).toBeLessThanOrEqual(allowed + 1e-6)
          }
        }
      }),
    )
  })

  test('always has a token after the reported wait', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 5000 }), (count, perMs) => {
        const bucket = openBucket({ count, perMs }, 0)
        while (bucket.take(0));
        expect(bucket.take(bucket.waitMs(0))).toBe(true)
      }),
    )
  })
})

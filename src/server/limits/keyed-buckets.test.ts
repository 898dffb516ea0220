import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openKeyedBuckets } from './keyed-buckets.ts'
import { LIMITS, NO_LIMITS, openSharedBuckets } from './limits.ts'

const RATE = { count: 2, perMs: 10_000 }

test('each key has its own bucket', () => {
  const buckets = openKeyedBuckets(RATE, () => 0)
  buckets.take('one')
  buckets.take('one')
  expect(buckets.take('one').ok).toBe(false)
  expect(buckets.take('other').ok).toBe(true)
})

test('a rejection says when to try again', () => {
  const buckets = openKeyedBuckets(RATE, () => 0)
  buckets.take('one')
  buckets.take('one')
  expect(buckets.take('one')).toEqual({
    ok: false,
    rejection: { code: 'too-often', details: { seconds: 5 } },
  })
})

test('a token that was given back can be taken again', () => {
  const buckets = openKeyedBuckets(RATE, () => 0)
  for (let count = 0; count < 100; count++) {
    expect(buckets.take('one').ok).toBe(true)
    buckets.giveBack('one')
  }
})

test('full buckets are dropped as new keys arrive', () => {
  let now = 0
  const buckets = openKeyedBuckets(RATE, () => now)
  for (let key = 0; key < 1000; key++) buckets.take(`${key}`)
  now = 10_000
  for (let key = 1000; key < 1500; key++) buckets.take(`${key}`)
  expect(buckets.size()).toBe(500)
})

test('[F14] the number of keys never exceeds its maximum', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(50), fc.nat(5000)), { maxLength: 300 }), uses => {
      let now = 0
      const buckets = openKeyedBuckets(RATE, () => now, 10)
      for (const [key, pause] of uses) {
        now += pause
        buckets.take(`${key}`)
        expect(buckets.size()).toBeLessThanOrEqual(10)
      }
    }),
  )
})

test('a recently used key is not dropped before an unused one', () => {
  const buckets = openKeyedBuckets({ count: 1, perMs: 10_000 }, () => 0, 3)
  for (const key of ['mine', 'a', 'b', 'mine', 'c', 'mine', 'd']) buckets.take(key)
  expect(buckets.take('mine').ok).toBe(false)
})

test('a class of thirty may join at once from one address; a flood may not', () => {
  const { guests } = openSharedBuckets(LIMITS, () => 0)
  const admitted = (count: number) =>
    Array.from({ length: count }, () => guests.take('school').ok).filter(Boolean)
  expect(admitted(30)).toHaveLength(30)
  expect(admitted(5000).length).toBeLessThan(100)
})

test('lifted limits refuse nothing', () => {
  const { tables } = openSharedBuckets(NO_LIMITS, () => 0)
  for (let count = 0; count < 10_000; count++) expect(tables.take('bench').ok).toBe(true)
})

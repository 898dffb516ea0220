import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dailySeed, dayNumber, parseDailySeed, utcDay } from './daily.ts'

test('the day is that of UTC, whatever the instant', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), now => {
      expect(utcDay(now)).toBe(new Date(now).toISOString().slice(0, 10))
    }),
  )
})

test('days are counted one by one, whatever the months and years between them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), day => {
      expect(dayNumber(utcDay(day * 86_400_000))).toBe(day)
    }),
  )
})

test('a daily seed tells which puzzle of which day it is, and no other seed does', () => {
  expect(parseDailySeed(dailySeed('square', '2026-11-16'))).toEqual({ daily: 'square', day: '2026-11-16' })
  expect(parseDailySeed('daily')).toBeUndefined()
})

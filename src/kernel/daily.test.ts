import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dailySeed, dayNumber, parseDailySeed, utcDay } from './daily.ts'

test('the day changes at midnight UTC', () => {
  expect(utcDay(Date.UTC(2024, 1, 29, 0, 0, 0, 0))).toBe('2024-02-29')
  expect(utcDay(Date.UTC(2024, 1, 29, 23, 59, 59, 999))).toBe('2024-02-29')
  expect(utcDay(Date.UTC(2100, 1, 29))).toBe('2100-03-01')
  expect(dayNumber('1970-01-02')).toBe(1)
})

test('day numbers are consecutive across months and years', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), day => {
      expect(dayNumber(utcDay(day * 86_400_000))).toBe(day)
    }),
  )
})

test('a daily seed is parsed into puzzle and day; any other seed is not a daily seed', () => {
  expect(parseDailySeed(dailySeed('square', '2026-11-16'))).toEqual({ daily: 'square', day: '2026-11-16' })
  expect(parseDailySeed('daily')).toBeUndefined()
})

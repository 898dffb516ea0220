import { expect, test } from 'vitest'
import { formatDay } from './day.ts'

test.each([
  ['2026-11-16', '16 November 2026'],
  ['2027-01-01', '1 January 2027'],
  ['2028-02-29', '29 February 2028'],
])('the day %s is written as %s', (day, words) => {
  expect(formatDay(day)).toBe(words)
})

test('a text that is not a day is shown unchanged', () => {
  expect(formatDay('tomorrow')).toBe('tomorrow')
  expect(formatDay('2026-13-01')).toBe('2026-13-01')
})

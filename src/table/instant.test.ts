import { expect, test } from 'vitest'
import { nextInstant } from './instant.ts'

const HOUR = 3_600_000
const NOON = 1_800_000_000_000

test('[F9] a record does not run backwards when the clock is set back', () => {
  expect(nextInstant(NOON, NOON + 5)).toBe(NOON + 5)
  expect(nextInstant(NOON, NOON - HOUR)).toBe(NOON)
  expect(nextInstant(NOON, NOON - 24 * HOUR)).toBe(NOON)
})

test('[F19] an instant more than a day ahead is left from a wrong clock and does not count', () => {
  expect(nextInstant(NOON + 365 * 24 * HOUR, NOON)).toBe(NOON)
})

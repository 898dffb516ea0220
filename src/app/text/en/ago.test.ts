import { expect, test } from 'vitest'
import { timeAgo } from './ago.ts'

const MINUTE = 60_000

test.each([
  [30_000, 'just now'],
  [59 * MINUTE, '59 min ago'],
  [60 * MINUTE, '1 h ago'],
  [24 * 60 * MINUTE, 'yesterday'],
  [50 * 60 * MINUTE, '2 days ago'],
])('%d ms are %s', (ms, text) => {
  expect(timeAgo(1_000, 1_000 + ms)).toBe(text)
})

import { expect, test } from 'vitest'
import { backoffMs } from './backoff.ts'

test('[F1] the first delay is short, and no delay keeps a game from continuing within 3 s', () => {
  expect(backoffMs(0, 1)).toBeLessThanOrEqual(250)
  for (let attempt = 0; attempt < 100; attempt++) expect(backoffMs(attempt, 1)).toBeLessThan(2_500)
})

test('delays are spread, so that clients do not all reconnect at once', () => {
  expect(backoffMs(5, 0)).toBeLessThanOrEqual(backoffMs(5, 1) / 2)
})

import { expect, test } from 'vitest'
import { RestartLimit } from './restart-limit.ts'

test('a process is started again at once, then after longer and longer, and not after the sixth death in a minute', () => {
  const limit = new RestartLimit()
  const delays = [0, 1, 2, 3, 4, 5].map(second => limit.delayAfterDeath(second * 1000))
  expect(delays).toEqual([100, 400, 1600, 5000, 5000, undefined])
})

test('deaths more than a minute ago do not count', () => {
  const limit = new RestartLimit()
  for (let minute = 0; minute < 20; minute++) expect(limit.delayAfterDeath(minute * 60_000)).toBe(100)
})

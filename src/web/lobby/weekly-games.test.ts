import { expect, it } from 'vitest'
import { countWeeks } from './weekly-games.tsx'

const DAY = 24 * 3600 * 1000

it('the present week is the last of ten', () => {
  const now = 1000 * DAY
  const weeks = countWeeks([now, now - DAY, now - 8 * DAY, now - 69 * DAY, now - 71 * DAY], now)
  expect(weeks).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 1, 2])
})

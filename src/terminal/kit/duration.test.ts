import { expect, it } from 'vitest'
import { shownTime } from './duration.ts'

it('shows a time in minutes and seconds, and hours where there are any', () => {
  expect([0, 7_900, 59_999, 60_000, 750_000, 3_723_000].map(shownTime)).toEqual([
    '0:00',
    '0:07',
    '0:59',
    '1:00',
    '12:30',
    '1:02:03',
  ])
})

import { expect, test } from 'vitest'
import { formatDuration, spellOutDuration } from './duration.ts'

test('a duration is shown in minutes and seconds, with hours from one hour on', () => {
  expect([0, 999, 9_000, 252_000, 3_599_999, 3_600_000, 3_729_000].map(formatDuration)).toEqual([
    ...['0:00', '0:00', '0:09', '4:12', '59:59', '1:00:00', '1:02:09'],
  ])
})

test('in words, units of zero are left out', () => {
  expect([0, 1_000, 252_000, 3_600_000, 3_720_000].map(spellOutDuration)).toEqual([
    '0 seconds',
    '1 second',
    '4 minutes 12 seconds',
    '1 hour',
    '1 hour 2 minutes',
  ])
})

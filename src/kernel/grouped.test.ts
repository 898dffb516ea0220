import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test('a whole number is written in groups of three, as English does it', () => {
  expect([0, 7, 999, 1000, 279_496, 1_260_000].map(grouped)).toEqual([
    '0',
    '7',
    '999',
    '1,000',
    '279,496',
    '1,260,000',
  ])
  fc.assert(
    fc.property(fc.nat(), count => {
      expect(grouped(count)).toBe(count.toLocaleString('en'))
    }),
  )
})

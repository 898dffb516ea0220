import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupDigits } from './group-digits.ts'

test('a whole number is written in groups of three digits, as in English', () => {
  expect([0, 7, 999, 1000, 279_496, 1_260_000].map(groupDigits)).toEqual([
    '0',
    '7',
    '999',
    '1,000',
    '279,496',
    '1,260,000',
  ])
  fc.assert(
    fc.property(fc.nat(), count => {
      expect(groupDigits(count)).toBe(count.toLocaleString('en'))
    }),
  )
})

import { expect, it } from 'vitest'
import { bannerLines } from './banner.ts'
import { ASCII, UNICODE } from './glyphs.ts'
import { sparkline } from './sparkline.ts'

it('numbers are drawn from the lowest to the highest; the last ones where not all fit', () => {
  expect(sparkline([1500, 1520, 1570, 1500], 10, UNICODE)).toBe('▁▃█▁')
  expect(sparkline([1, 2, 3, 4, 5], 3, UNICODE)).toBe('▁▅█')
  expect(sparkline([0, 1, 2, 3], 10, ASCII)).toBe('_.-^')
  expect(sparkline([7, 7], 10, ASCII)).toBe('--')
  expect(sparkline([], 10, ASCII)).toBe('')
})

it('every character of a code has a big letter, whose rows are equally wide', () => {
  const rows = bannerLines('ABCDEFGHIJKLMNOPQRSTUVWXYZ-23456789', ASCII)!
  expect(rows).toHaveLength(5)
  expect(new Set(rows.map(row => row.length)).size).toBe(1)
  expect(bannerLines('é', ASCII)).toBeUndefined()
  expect(bannerLines('L-I', UNICODE)).toEqual([
    '█          ███',
    '█           █ ',
    '█     ███   █ ',
    '█           █ ',
    '████       ███',
  ])
})

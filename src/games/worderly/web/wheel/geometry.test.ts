import { describe, expect, test } from 'vitest'
import { letterIndexAt, letterPoints, lettersPassed } from './geometry.ts'

const [top, ...others] = letterPoints(6)
const bottom = others[2]!

describe('the wheel', () => {
  test('holds its letters inside, the first on top, none touching another', () => {
    const all = letterPoints(6)
    expect(top!.x).toBeCloseTo(50)
    for (const [index, { x, y }] of all.entries()) {
      expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThanOrEqual(13.5)
      for (const other of all.slice(index + 1))
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(27)
    }
  })

  test('every letter is found where it stands, and none in the middle or outside', () => {
    for (const [place, point] of letterPoints(6).entries()) expect(letterIndexAt(point, 6)).toBe(place)
    expect(letterIndexAt({ x: 50, y: 50 }, 6)).toBeUndefined()
    expect(letterIndexAt({ x: 2, y: 2 }, 6)).toBeUndefined()
  })

  test('a line to the letter after next does not take the one between', () => {
    const all = letterPoints(6)
    for (let place = 0; place < 6; place++)
      expect(lettersPassed(all[place]!, all[(place + 2) % 6]!, 6)).toEqual([(place + 2) % 6])
  })

  test('a quick finger that is seen at its ends alone skips no letter', () => {
    expect(lettersPassed({ x: top!.x, y: -40 }, { x: bottom.x, y: 140 }, 6)).toEqual([0, 3])
  })

  test('the letter that a line begins on is not taken again, unless it was left', () => {
    expect(lettersPassed(top!, { x: top!.x + 5, y: top!.y }, 6)).toEqual([])
    expect(lettersPassed({ x: 50, y: 50 }, top!, 6)).toEqual([0])
  })
})

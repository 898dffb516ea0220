import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Path, pathAfterKey, pathAfterSwipe, pathAfterTap, pathOfWord, wordOfPath } from './path.ts'

const letters = 'letpel'

describe('a word on the wheel', () => {
  test('a swipe takes each letter that it reaches, once', () => {
    const path = [3, 1, 1, 2, 3].reduce(pathAfterSwipe, [] as Path)
    expect(wordOfPath(letters, path)).toBe('pet')
  })

  test('a swipe that goes back gives the last letter back', () => {
    expect([3, 1, 2, 1].reduce(pathAfterSwipe, [] as Path)).toEqual([3, 1])
    expect([3, 1, 2, 1, 3].reduce(pathAfterSwipe, [] as Path)).toEqual([3])
  })

  test('a tap on the letter taken last gives it back, on an earlier one it changes nothing', () => {
    expect(pathAfterTap([3, 1], 1)).toEqual([3])
    expect(pathAfterTap([3, 1], 3)).toEqual([3, 1])
    expect(pathAfterTap([3, 1], 2)).toEqual([3, 1, 2])
  })

  test('[W10] a letter that is there twice is typed twice, and no third time', () => {
    const once = pathAfterKey(letters, [], 'L')!
    const twice = pathAfterKey(letters, once, 'l')!
    expect(wordOfPath(letters, twice)).toBe('ll')
    expect(new Set(twice).size).toBe(2)
    expect(pathAfterKey(letters, twice, 'l')).toBeUndefined()
    expect(pathAfterKey(letters, [], 'z')).toBeUndefined()
  })

  test('[W13] a word stays when the letters are shuffled', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5]),
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }),
        (path, order) => {
          const shuffled = order.map(place => letters[place]).join('')
          const again = pathOfWord(shuffled, wordOfPath(letters, path))
          expect(wordOfPath(shuffled, again)).toBe(wordOfPath(letters, path))
          expect(new Set(again).size).toBe(path.length)
        },
      ),
    )
  })

  test('[W10] whatever is swept, tapped and typed, no letter is taken twice', () => {
    const step = fc.tuple(fc.constantFrom('sweep', 'tap', 'type'), fc.nat(5))
    fc.assert(
      fc.property(fc.array(step), steps => {
        const path = steps.reduce<Path>((path, [how, place]) => {
          if (how === 'sweep') return pathAfterSwipe(path, place)
          if (how === 'tap') return pathAfterTap(path, place)
          return pathAfterKey(letters, path, letters[place]!) ?? path
        }, [])
        expect(new Set(path).size).toBe(path.length)
      }),
    )
  })
})

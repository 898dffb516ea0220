import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  afterKey,
  afterTap,
  type Path,
  pathAfterSwipe,
  pathOf,
  type Spelled,
  spelledAgain,
  wordOf,
} from './path.ts'

const letters = 'letpel'

describe('a word on the wheel', () => {
  test('a swipe takes each letter that it reaches, once', () => {
    const path = [3, 1, 1, 2, 3].reduce(pathAfterSwipe, [] as Path)
    expect(wordOf(letters, path)).toBe('pet')
  })

  test('a swipe that goes back gives the last letter back', () => {
    expect([3, 1, 2, 1].reduce(pathAfterSwipe, [] as Path)).toEqual([3, 1])
    expect([3, 1, 2, 1, 3].reduce(pathAfterSwipe, [] as Path)).toEqual([3])
  })

  test('a tap on the letter taken last gives it back, on an earlier one it changes nothing', () => {
    expect(afterTap([3, 1], 1)).toEqual([3])
    expect(afterTap([3, 1], 3)).toEqual([3, 1])
    expect(afterTap([3, 1], 2)).toEqual([3, 1, 2])
  })

  test('[W10] a letter that is there twice is typed twice, and no third time', () => {
    const once = afterKey(letters, [], 'L')
    const twice = afterKey(letters, once, 'l')
    expect(twice).toEqual([0, 5])
    expect(wordOf(letters, twice)).toBe('ll')
  })

  test('[W2] a typed letter that is not free is part of the word, which is judged as it was typed', () => {
    const typed = [...'SLLLZ'].reduce<Spelled>((spelled, key) => afterKey(letters, spelled, key), [])
    expect(typed).toEqual(['s', 0, 5, 'l', 'z'])
    expect(wordOf(letters, typed)).toBe('slllz')
    expect(pathOf(typed)).toEqual([0, 5])
  })

  test('[W13] a word stays when the letters are shuffled', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5]),
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }),
        (path, order) => {
          const shuffled = order.map(place => letters[place]).join('')
          const again = spelledAgain(shuffled, wordOf(letters, path))
          expect(wordOf(shuffled, again)).toBe(wordOf(letters, path))
          expect(new Set(again).size).toBe(path.length)
        },
      ),
    )
  })

  test('[W10] whatever is swept, tapped and typed, no letter is taken twice', () => {
    const step = fc.tuple(fc.constantFrom('sweep', 'tap', 'type'), fc.nat(5))
    fc.assert(
      fc.property(fc.array(step), steps => {
        const spelled = steps.reduce<Spelled>((spelled, [how, place]) => {
          if (how === 'sweep') return pathAfterSwipe(pathOf(spelled), place)
          if (how === 'tap') return afterTap(spelled, place)
          return afterKey(letters, spelled, letters[place]!)
        }, [])
        const path = pathOf(spelled)
        expect(new Set(path).size).toBe(path.length)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { startTestGame } from '../testing/test-game.ts'
import { sortedLetters } from './letters.ts'
import { shuffleLetters } from './shuffle-letters.ts'

describe('[W13] shuffling', () => {
  test('keeps the letters, changes their order and never spells an answer', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aelnpt'), minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(letters, letters, fc.string(), (one, answer, seed) => {
        const order = shuffleLetters(one, [answer], randomFor(seed, 0))
        expect(sortedLetters(order)).toBe(sortedLetters(one))
        const distinct = new Set(one).size
        if (distinct > 1) expect(order).not.toBe(one)
        if (distinct > 2) expect(order).not.toBe(answer)
      }),
    )
  })

  test('reaches every other order except the answers', () => {
    const seen = new Set(
      Array.from({ length: 400 }, (_, seed) => shuffleLetters('aabb', ['abab'], randomFor(String(seed), 0))),
    )
    expect([...seen].sort()).toEqual(['abba', 'baab', 'baba', 'bbaa'])
  })

  test('of a single repeated letter changes nothing', () => {
    expect(shuffleLetters('aaaaaa', [], randomFor('', 0))).toBe('aaaaaa')
  })

  test('costs nothing and never repeats the current order', () => {
    let game = startTestGame()
    for (let time = 0; time < 50; time++) {
      const next = game.after('S')
      expect(next.view.letters).not.toBe(game.view.letters)
      expect(next.view.letters).not.toBe('planet')
      game = next
    }
    expect(game.view).toMatchObject({ lives: 20, points: 0 })
  })
})

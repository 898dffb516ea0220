import { expect, test } from 'vitest'
import { startTestGame } from '../testing/test-game.ts'
import { describeSolvedWord } from '../text/en-solved-words.ts'
import { solvedWords } from './solved-words.ts'

const words = () => solvedWords(startTestGame().after('nap', 'e').view)

test('[W12] at the end every hidden word and every listed bonus word is there once, the longest first', () => {
  const { view } = startTestGame().after('nap', 'e')
  const expected = [...view.words.map(({ word }) => word), ...view.bonus, ...view.bonusMissed]
  const listed = words().map(({ word }) => word)
  expect(listed.toSorted()).toEqual(expected.toSorted())
  expect(new Set(listed).size).toBe(listed.length)
  const lengths = listed.map(word => word.length)
  expect(lengths).toEqual(lengths.toSorted((one, other) => other - one))
})

test('words that need exactly the same letters name each other', () => {
  for (const { word, sameLetters } of words())
    for (const other of sameLetters) {
      expect([...other].toSorted()).toEqual([...word].toSorted())
      expect(other).not.toBe(word)
      expect(words().find(one => one.word === other)!.sameLetters).toContain(word)
    }
  expect(words().some(({ sameLetters }) => sameLetters.length > 0)).toBe(true)
})

test('before the end nothing is given away', () => {
  expect(solvedWords(startTestGame().view)).toEqual([])
})

test('a line says how a word was found, how common it is and what has the same letters', () => {
  const word = { word: 'nap', status: 'bonus', sameLetters: ['pan'] } as const
  expect(describeSolvedWord(word, 4)).toBe('nap: bonus word; common; same letters: pan')
  expect(describeSolvedWord(word, null)).toBe('nap: bonus word; same letters: pan')
})

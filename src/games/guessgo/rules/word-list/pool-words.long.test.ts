import { join } from 'node:path'
import { expect, test } from 'vitest'
import { englishWords } from '../../../../../scripts/words/lists.ts'
import { poolWords } from './pool-words.ts'

test('[G16] the built-in words are common and inoffensive and have 3 to 12 letters', () => {
  const words = poolWords()
  const labels = englishWords(join(import.meta.dirname, '../../../../..'))
  const level = (word: string) => labels.get(word)?.level ?? 99
  expect(words.length).toBeGreaterThan(1_500)
  expect(words).toEqual([...new Set(words)].sort())
  expect(words.filter(word => !/^[a-z]{3,12}$/.test(word))).toEqual([])
  expect(words.filter(word => labels.get(word)?.neverGiven)).toEqual([])
  expect(words.filter(word => level(word) > 50)).toEqual([])
  expect(words.filter(word => level(word) > 35).length).toBeLessThan(10)
})

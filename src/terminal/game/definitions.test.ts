import { expect, it } from 'vitest'
import { alphabetOf } from '#lexicon/alphabet.ts'
import { definitionLines, wordInCapitals } from './definitions.ts'
import type { LoadedGame } from './loaded-game.ts'

/** A game that is played with the dictionary of its params. */
function gameWith(letters: string): LoadedGame {
  return {
    rules: { options: { dictionary: { kind: 'lexicon', default: '' } } },
    library: { find: () => ({ alphabet: alphabetOf(letters) }) },
    define: async () => undefined,
  } as unknown as LoadedGame
}

it.each([
  ['a dotted i', 'I İ K', 'kiı', 'KİI'],
  ['ı but no İ', 'ı K', 'kı', 'KI'],
  ['i but neither ı nor İ', 'i K', 'ki', 'KI'],
  ['ß', 'ß A', 'aß', 'Aẞ'],
  ['a final sigma', 'Ο Δ Σ', 'οδος', 'ΟΔΟΣ'],
])('a word is shown in the capitals of an alphabet with %s', async (_, letters, word, capitals) => {
  const params = { dictionary: 'f'.repeat(32) }
  expect(wordInCapitals(gameWith(letters), params, word)).toBe(capitals)
  expect((await definitionLines(gameWith(letters), params, word))[0]).toContain(
    `definition of ${capitals} here`,
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  alphabets,
  arbitraryWords,
  type LetterCodes,
  sortedUnique,
  spanish,
  toTexts,
} from '#testing/fixtures/words.ts'
import { english } from './english.ts'
import { buildLexicon } from './lexicon.ts'
import { anagrams, subWords } from './sub-words.ts'

function fits(word: LetterCodes, rack: LetterCodes): boolean {
  const left = [...rack]
  return word.every(code => {
    const at = left.indexOf(code)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

describe.each(Object.entries(alphabets))('the sub-words of a rack in %s', (_name, alphabet) => {
  test('are the same as those found by a scan', () => {
    fc.assert(
      fc.property(
        arbitraryWords(alphabet),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 2, max: 8 }),
        (generated, shortest, longest) => {
          const lexicon = buildLexicon(toTexts(alphabet, generated), alphabet)
          const words = sortedUnique(generated)
          for (const one of generated.slice(0, 8)) {
            const rack = [...one, ...(generated[0] ?? [])].slice(0, 9)
            const text = rack.map(code => alphabet.letters[code - 1]).join('|')
            const found = words.filter(word => fits(word, rack))
            expect(subWords(lexicon, text, { shortest, longest })).toEqual(
              toTexts(
                alphabet,
                found.filter(word => word.length >= shortest && word.length <= longest),
              ),
            )
            expect(anagrams(lexicon, text)).toEqual(
              toTexts(
                alphabet,
                found.filter(word => word.length === rack.length),
              ),
            )
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})

test('[W10] a letter is used at most as often as it is in the rack', () => {
  const lexicon = buildLexicon(['noon', 'no', 'on', 'non', 'onion'], english)
  expect(subWords(lexicon, 'noon')).toEqual(['NO', 'NON', 'NOON', 'ON'])
  expect(subWords(lexicon, 'noo')).toEqual(['NO', 'ON'])
  expect(subWords(lexicon, 'onnoi', { shortest: 3 })).toEqual(['NON', 'NOON', 'ONION'])
  expect(anagrams(lexicon, 'ino on')).toEqual([])
})

test('a letter of two characters is one letter of the rack', () => {
  const lexicon = buildLexicon(['olla', 'ola'], spanish)
  expect(subWords(lexicon, 'llao')).toEqual(['OLLA'])
  expect(subWords(lexicon, 'l|lao')).toEqual(['OLA'])
})

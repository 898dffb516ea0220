import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  alphabets,
  arbitraryWords,
  type LetterCodes,
  sortedUnique,
  spanish,
  toTexts,
  turkish,
} from '#testing/fixtures/words.ts'
import { type Alphabet, alphabetOf, lowerCase, writeLetters } from './alphabet.ts'
import { bitCount, lowestBit } from './graph/node-store.ts'
import { buildLexicon, type Lexicon, withGaddag } from './lexicon.ts'
import { hasLetters, hasPrefix, hasWord, wordsOf } from './lookup.ts'
import { countWithPrefix, rankOf } from './ranking.ts'
import { entryForLetter } from './traverse.ts'

/** Every path from a block to an accepting entry, as the codes of its letters, 0 for the separator. */
function paths({ blocks }: Lexicon, from: number): string[] {
  const found: string[] = []
  function go(block: number, path: readonly number[]): void {
    let index = block
    for (let rest = blocks[block]!; rest !== 0; rest &= rest - 1) {
      const entry = blocks[++index]!
      const extended = [...path, lowestBit(rest)]
      if ((entry & 1) === 1) found.push(extended.join(' '))
      go(entry >>> 1, extended)
    }
  }
  go(from, [])
  return found
}

/** The paths a GADDAG must contain: each word split after each of its letters. */
function cuts(word: LetterCodes): string[] {
  return word.map((_, index) => {
    const left = word.slice(0, index + 1).reverse()
    const right = word.slice(index + 1)
    return (right.length > 0 ? [...left, 0, ...right] : left).join(' ')
  })
}

function blocksOf({ blocks }: Lexicon): string[] {
  const found: string[] = []
  for (let block = 0; block < blocks.length; ) {
    const size = 1 + bitCount(blocks[block]!)
    found.push(blocks.subarray(block, block + size).join(' '))
    block += size
  }
  return found
}

function property(
  alphabet: Alphabet,
  check: (lexicon: Lexicon, words: readonly LetterCodes[]) => void,
): void {
  fc.assert(
    fc.property(arbitraryWords(alphabet), generated => {
      check(buildLexicon(toTexts(alphabet, generated), alphabet), sortedUnique(generated))
    }),
    { numRuns: 60 },
  )
}

describe.each(Object.entries(alphabets))('a lexicon of %s letters', (_name, alphabet) => {
  test('contains exactly its words, in alphabetical order', () => {
    property(alphabet, (lexicon, words) => {
      expect([...wordsOf(lexicon)]).toEqual(toTexts(alphabet, words))
      expect(lexicon.size).toBe(words.length)
      expect(lexicon.longest).toBe(Math.max(0, ...words.map(word => word.length)))
    })
  })

  test('has a GADDAG path for every letter of every word, and no others', () => {
    property(alphabet, (lexicon, words) => {
      const gaddag = withGaddag(lexicon)
      expect(paths(gaddag, gaddag.anchor).sort()).toEqual(words.flatMap(cuts).sort())
      expect(paths(gaddag, gaddag.root).sort()).toEqual(words.map(word => word.join(' ')).sort())
    })
  })

  test('has no duplicate nodes', () => {
    property(alphabet, lexicon => {
      for (const each of [lexicon, withGaddag(lexicon)]) {
        const blocks = blocksOf(each)
        expect(new Set(blocks).size).toBe(blocks.length)
      }
    })
  })

  test('answers every lookup like a scan of its words', () => {
    fc.assert(
      fc.property(arbitraryWords(alphabet), arbitraryWords(alphabet, 30), (generated, queries) => {
        const lexicon = buildLexicon(toTexts(alphabet, generated), alphabet)
        const words = sortedUnique(generated)
        for (const codes of [...queries, ...generated, ...generated.map(word => word.slice(1)), []]) {
          const text = codes.join(' ')
          const rank = words.findIndex(word => word.join(' ') === text)
          expect(rankOf(lexicon, codes)).toBe(rank)
          expect(hasLetters(lexicon, codes)).toBe(rank >= 0)
          expect(hasWord(lexicon, lowerCase(writeLetters(alphabet, codes), alphabet.dotted))).toBe(rank >= 0)
          const matching = words.filter(word => word.slice(0, codes.length).join(' ') === text)
          expect(hasPrefix(lexicon, codes)).toBe(matching.length > 0)
          expect(countWithPrefix(lexicon, codes)).toBe(matching.length)
          expect([...wordsOf(lexicon, codes)]).toEqual(toTexts(alphabet, matching))
        }
      }),
      { numRuns: 40 },
    )
  })
})

test('the separator is a node’s first entry, so that it is found without counting bits', () => {
  const lexicon = withGaddag(buildLexicon(['ab', 'cb'], alphabets.english))
  const afterB = entryForLetter(lexicon.blocks, lexicon.anchor, 2)
  expect(afterB & 1).toBe(0)
  const afterA = entryForLetter(lexicon.blocks, lexicon.anchor, 1)
  expect(lexicon.blocks[afterA >>> 1]! & 1).toBe(1)
  const afterSeparator = lexicon.blocks[(afterA >>> 1) + 1]!
  expect(entryForLetter(lexicon.blocks, afterSeparator >>> 1, 2) & 1).toBe(1)
})

test('an alphabet of 31 letters uses every bit', () => {
  const alphabet = alphabetOf('А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ы Ь Э Ю Я')
  expect(alphabet.letters).toHaveLength(31)
  const words = ['АЗ', 'ЮЛА', 'ЮЛЯ', 'ЯД', 'ЯЯ']
  const lexicon = withGaddag(buildLexicon(words, alphabet))
  expect([...wordsOf(lexicon)]).toEqual(words)
  expect(hasWord(lexicon, 'юля')).toBe(true)
  expect(paths(lexicon, lexicon.anchor)).toContain('31 12 30')
})

test('the hash depends on the words and the alphabet, not on order, case and repetition', () => {
  const hash = (words: readonly string[], alphabet = turkish) => buildLexicon(words, alphabet).hash
  expect(hash(['ılık', 'iz'])).toBe('2d62dab49b9412b6ae354c9e3f033230')
  expect(hash(['İZ', 'ILIK', 'iz'])).toBe(hash(['ılık', 'iz']))
  expect(hash(['ılık', 'ız'])).not.toBe(hash(['ılık', 'iz']))
  expect(hash(['lama'], spanish)).not.toBe(hash(['llama'], spanish))
  expect(hash(['lama'], spanish)).not.toBe(hash(['lama'], alphabets.english))
})

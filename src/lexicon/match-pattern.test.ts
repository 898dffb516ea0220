import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  alphabets,
  arbitraryWords,
  sortedUnique,
  spanish,
  toTexts,
  turkish,
} from '#testing/fixtures/words.ts'
import { lowerCase } from './alphabet.ts'
import { english } from './english.ts'
import { buildLexicon } from './lexicon.ts'
import { findMatches } from './match-pattern.ts'

describe.each(Object.entries(alphabets))('[S14] a query in %s', (_name, alphabet) => {
  test('finds the same words as a scan, page by page', () => {
    fc.assert(
      fc.property(arbitraryWords(alphabet), fc.infiniteStream(fc.boolean()), (generated, dots) => {
        const lexicon = buildLexicon(toTexts(alphabet, generated), alphabet)
        const words = sortedUnique(generated)
        for (const word of generated.slice(0, 12)) {
          const pattern = word.map(code => (dots.next().value ? 0 : code))
          const found = words.filter(
            each =>
              each.length === pattern.length &&
              each.every((code, index) => [0, code].includes(pattern[index]!)),
          )
          const text = pattern.map(code => (code === 0 ? '.' : `|${alphabet.letters[code - 1]}`)).join('')
          const pages = Math.ceil(found.length / 10)
          for (let page = 1; page <= pages; page++)
            expect(findMatches(lexicon, lowerCase(text, alphabet.dotted), { page })).toEqual({
              ok: true,
              value: {
                words: toTexts(alphabet, found.slice((page - 1) * 10, page * 10)),
                total: found.length,
                page,
                pages,
              },
            })
        }
      }),
      { numRuns: 40 },
    )
  })
})

const trees = buildLexicon(['tree', 'TREES', 'Tread', 'trap', 'tramp', 'track'], english)

function found(pattern: string, lexicon = trees): readonly string[] | string {
  const result = findMatches(lexicon, pattern)
  return result.ok ? result.value.words : result.rejection.code
}

test('[S14] a pattern has letters in any case and dots, and matches words of its length in alphabetical order', () => {
  expect(found('TR...')).toEqual(['TRACK', 'TRAMP', 'TREAD', 'TREES'])
  expect(found(' t..E ')).toEqual(['TREE'])
  expect(found('t?.e')).toEqual(['TREE'])
  expect(found('......')).toEqual([])
  expect(found('Iş.', buildLexicon(['ışı', 'işi', 'ışık'], turkish))).toEqual(['IŞI'])
  expect(found('..A', buildLexicon(['llama', 'luna', 'olla', 'cha', 'cal'], spanish))).toEqual(['OLLA'])
  expect(found('ll...', buildLexicon(['llamar', 'luchar', 'llano'], spanish))).toEqual(['LLANO'])
  expect(found('ll....', buildLexicon(['llamar', 'luchar', 'llano'], spanish))).toEqual(['LLAMAR'])
})

test('[S14] a pattern finds words of any length', () => {
  const lengths = [1, 2, 30, 31, 32, 33, 62, 63]
  const lexicon = buildLexicon(
    lengths.map(length => 'A'.repeat(length)),
    english,
  )
  for (let length = 1; length <= 63; length++)
    expect(
      findMatches(lexicon, '.'.repeat(length), { shortest: 1, longest: 63 }),
      `${length} letters`,
    ).toMatchObject({ value: { total: lengths.includes(length) ? 1 : 0 } })
})

test('[S14] a malformed pattern is refused with the reason', () => {
  expect(findMatches(trees, 'TR*')).toEqual({
    ok: false,
    rejection: { code: 'pattern-sign', details: { sign: '*' } },
  })
  expect(found('TR 3')).toBe('pattern-sign')
  expect(found('')).toBe('pattern-length')
  expect(found('T')).toBe('pattern-length')
  expect(findMatches(trees, '.'.repeat(16))).toEqual({
    ok: false,
    rejection: { code: 'pattern-length', details: { length: 16, shortest: 2, longest: 15 } },
  })
})

test('[S14] without matches there are no pages, and a page beyond the last returns the last', () => {
  expect(findMatches(trees, 'Z.')).toMatchObject({ value: { words: [], total: 0, page: 1, pages: 0 } })
  expect(findMatches(trees, 'T....', { page: 9, perPage: 3 })).toMatchObject({
    value: { words: ['TREES'], total: 4, page: 2, pages: 2 },
  })
})

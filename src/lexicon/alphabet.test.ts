import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alphabets, lowerCaseIn, spanish, toCodes, turkish } from '#testing/fixtures/words.ts'
import { alphabetOf, createAlphabet, readLetters, writeLetters } from './alphabet.ts'
import { english } from './english.ts'

describe.each(Object.entries(alphabets))('in %s', (_name, alphabet) => {
  test('letters read back as they were written, in any case', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: alphabet.letters.length })), codes => {
        const text = writeLetters(alphabet, codes)
        expect(toCodes(alphabet, text)).toEqual(codes)
        expect(toCodes(alphabet, lowerCaseIn(alphabet, text))).toEqual(codes)
      }),
    )
  })
})

test('Turkish has a dotted and a dotless i, each in both cases', () => {
  const normalise = (text: string) => writeLetters(turkish, toCodes(turkish, text))
  expect(normalise('ılık iz'.replace(' ', ''))).toBe('ILIKİZ')
  expect(normalise('Iİıi')).toBe('IİIİ')
  // JavaScript's lower case of İZ without a language has a combining dot.
  expect(normalise('İZ'.toLowerCase())).toBe('İZ')
})

test('a letter of several characters is matched before its parts', () => {
  expect(writeLetters(spanish, toCodes(spanish, 'chorro'))).toBe('CHORRO')
  expect(toCodes(spanish, 'chorro')).toHaveLength(4)
  expect(toCodes(spanish, 'Llama')).toHaveLength(4)
  expect(toCodes(spanish, 'l|lama')).toHaveLength(5)
  expect(writeLetters(spanish, toCodes(spanish, 'l|lama'))).toBe('L|L|A|M|A')
})

test('composed and decomposed accents are the same letter', () => {
  const french = alphabetOf('E É')
  expect(toCodes(french, 'e\u0301')).toEqual([2])
  expect(toCodes(alphabetOf('E\u0301 E'), 'é')).toEqual([1])
})

test('the capital sharp s and the final sigma are read as their letters', () => {
  expect(toCodes(alphabetOf('S ß'), 'ßẞSs')).toEqual([2, 2, 1, 1])
  expect(toCodes(alphabetOf('Α Σ'), 'ας')).toEqual([1, 2])
})

test('the rejection names the character that is not a letter', () => {
  expect(readLetters(english, "don't")).toEqual({
    ok: false,
    rejection: { code: 'unknown-letter', details: { sign: "'" } },
  })
  expect(readLetters(english, 'a😀')).toMatchObject({ rejection: { details: { sign: '😀' } } })
})

test.each([
  [[], 'no-letters'],
  [['a', 'A'], 'letter-twice'],
  [['ı', 'I', 'i'], 'letter-twice'],
  [['a', '.'], 'not-a-letter'],
  [['a', '1'], 'not-a-letter'],
  [['a', ''], 'not-a-letter'],
  [Array.from({ length: 32 }, (_, index) => String.fromCharCode(0x400 + index)), 'too-many-letters'],
])('%j is refused as an alphabet', (letters, code) => {
  expect(createAlphabet(letters)).toMatchObject({ ok: false, rejection: { code } })
})

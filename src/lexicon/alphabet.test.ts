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

test('Turkish knows an i with and one without a dot, in both cases', () => {
  const spelt = (text: string) => writeLetters(turkish, toCodes(turkish, text))
  expect(spelt('ılık iz'.replace(' ', ''))).toBe('ILIKİZ')
  expect(spelt('Iİıi')).toBe('IİIİ')
  // As JavaScript makes small letters of İZ when it is not told the language.
  expect(spelt('İZ'.toLowerCase())).toBe('İZ')
})

test('a letter of several signs goes before its parts', () => {
  expect(writeLetters(spanish, toCodes(spanish, 'chorro'))).toBe('CHORRO')
  expect(toCodes(spanish, 'chorro')).toHaveLength(4)
  expect(toCodes(spanish, 'Llama')).toHaveLength(4)
  expect(toCodes(spanish, 'l|lama')).toHaveLength(5)
  expect(writeLetters(spanish, toCodes(spanish, 'l|lama'))).toBe('L|L|A|M|A')
})

test('letters are the same however their accents are encoded', () => {
  const french = alphabetOf('E É')
  expect(toCodes(french, 'e\u0301')).toEqual([2])
  expect(toCodes(alphabetOf('E\u0301 E'), 'é')).toEqual([1])
})

test('the sharp s and the final sigma are what they are', () => {
  expect(toCodes(alphabetOf('S ß'), 'ßẞSs')).toEqual([2, 2, 1, 1])
  expect(toCodes(alphabetOf('Α Σ'), 'ας')).toEqual([1, 2])
})

test('a sign that is no letter is named', () => {
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
])('no alphabet: %j', (letters, code) => {
  expect(createAlphabet(letters)).toMatchObject({ ok: false, rejection: { code } })
})

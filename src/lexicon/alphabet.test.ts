import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alphabets, spanish, toCodes, turkish } from '#testing/fixtures/words.ts'
import { alphabetOf, createAlphabet, fold, lowerCase, readLetters, writeLetters } from './alphabet.ts'
import { english } from './english.ts'

describe.each(Object.entries(alphabets))('in %s', (_name, alphabet) => {
  test('letters read back as they were written, in any case', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: alphabet.letters.length })), codes => {
        const text = writeLetters(alphabet, codes)
        expect(toCodes(alphabet, text)).toEqual(codes)
        expect(toCodes(alphabet, lowerCase(text, alphabet.dotted))).toEqual(codes)
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

test('case follows the alphabet: Turkish i and ı, German ß and Greek sigma', () => {
  expect(fold('ılıki', true)).toBe('ILIKİ')
  expect(lowerCase('ILIKİ', true)).toBe('ılıki')
  expect(lowerCase('IŞIK', false)).toBe('işik')
  expect(fold('straße', false)).toBe('STRAẞE')
  expect(lowerCase('STRAẞE', false)).toBe('straße')
  expect(fold('σοφός', false)).toBe('ΣΟΦΌΣ')
  expect(lowerCase('ΣΟΦΌΣ', false)).toBe('σοφόσ')
})

test('an alphabet with ı but without İ reads both cases of it, and no i', () => {
  const dotless = alphabetOf('a ı k')
  expect(dotless.letters).toEqual(['A', 'I', 'K'])
  for (const text of ['kı', 'KI', 'kI']) expect(toCodes(dotless, text)).toEqual([3, 2])
  expect(readLetters(dotless, 'ki').ok).toBe(false)
})

test('an alphabet with i but without ı and İ reads both cases of it, and no ı', () => {
  const plain = alphabetOf('a i k')
  for (const text of ['ki', 'KI']) expect(toCodes(plain, text)).toEqual([3, 2])
  for (const text of ['kı', 'Kİ']) expect(readLetters(plain, text).ok).toBe(false)
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

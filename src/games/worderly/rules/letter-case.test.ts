import { expect, test } from 'vitest'
import { guessAmong, inCapitals, inSmallLetters } from './letter-case.ts'
import { notation } from './notation.ts'

test('capitals and small letters follow the letters of the table', () => {
  expect(inCapitals('planti')).toBe('PLANTI')
  expect(inCapitals('kılıci')).toBe('KILICİ')
  expect(inCapitals('i', 'kılıci')).toBe('İ')
  expect(inSmallLetters('KILICİ')).toBe('kılıci')
  // A marked i needs no ı beside it.
  expect([inCapitals('İz'), inSmallLetters('İz')]).toEqual(['İZ', 'iz'])
  expect(inCapitals('straße')).toBe('STRAẞE')
  expect(inCapitals('οδος')).toBe('ΟΔΟΣ')
})

test('a guess in capitals means the letters that are there', () => {
  const guess = (letters: string, typed: string) => {
    const read = notation.read(typed)
    return read.ok && read.value.kind === 'guess' ? guessAmong(letters, read.value.word) : undefined
  }
  expect(guess('ışıkla', 'IŞIK')).toBe('ışık')
  expect(guess('ışıkla', 'ışık')).toBe('ışık')
  for (const typed of ['ΟΔΟΣ', 'οδος']) expect(guess('οδοσμα', typed)).toBe('οδοσ')
  expect(guess('planti', 'PINT')).toBe('pint')
  expect(guess('kılıcİ', 'KİLI')).toBe('kİlı')
  expect(guess('kılıcİ', 'kilı')).toBe('kİlı')
  expect(guess('planİt', 'PINT')).toBe('pİnt')
})

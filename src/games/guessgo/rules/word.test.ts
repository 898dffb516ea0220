import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { notation } from './notation.ts'
import { findInPool, foldWord } from './word.ts'

test('[G5] words are compared without regard to case and outer spaces, in every script', () => {
  expect(foldWord('  Ice \t CREAM ')).toBe('ice cream')
  for (const same of ['STRASSE', 'Straße', 'STRAẞE']) expect(foldWord(same)).toBe('strasse')
  for (const same of ['ΟΔΟΣ', 'οδος', 'οδοσ']) expect(foldWord(same)).toBe('οδος')
})

test('[G5] a word with a Turkish i is found in both cases', () => {
  const pool = ['İstanbul', 'ısparta', 'izmir']
  for (const typed of ['İSTANBUL', 'istanbul', 'Istanbul']) expect(findInPool(pool, typed)).toBe('İstanbul')
  for (const typed of ['ISPARTA', 'ısparta', 'isparta']) expect(findInPool(pool, typed)).toBe('ısparta')
  for (const typed of ['IZMIR', 'İZMİR', 'izmir']) expect(findInPool(pool, typed)).toBe('izmir')
})

test('[G5] where the pool has both words, ı and i are two letters', () => {
  const pool = ['kıl', 'kil']
  for (const typed of ['kıl', 'kil']) expect(findInPool(pool, typed)).toBe(typed)
  expect(findInPool(pool, 'KIL')).toBe('kil')
})

test('[G5] folding a folded word changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), word => {
      expect(foldWord(foldWord(word))).toBe(foldWord(word))
    }),
  )
})

test('[G5] a text longer than any move is refused before its characters are composed', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  onTestFinished(() => normalize.mockRestore())
  expect(notation.read(`call a${'\u0301\u0316'.repeat(1_400)}`)).toMatchObject({
    rejection: { code: 'unreadable-move' },
  })
  expect(normalize).not.toHaveBeenCalled()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldWord } from './word.ts'

test('[G5] words are compared without regard to case and outer spaces, in every script', () => {
  expect(foldWord('  Ice \t CREAM ')).toBe('ice cream')
  for (const same of ['STRASSE', 'Straße', 'STRAẞE']) expect(foldWord(same)).toBe('strasse')
  for (const same of ['ΟΔΟΣ', 'οδος', 'οδοσ']) expect(foldWord(same)).toBe('οδος')
})

test('[G5] folding a folded word changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), word => {
      expect(foldWord(foldWord(word))).toBe(foldWord(word))
    }),
  )
})

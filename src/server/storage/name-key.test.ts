import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameKey, nameSkeleton } from './name-key.ts'

describe('the skeleton of a name', () => {
  test.each([
    ['Ann', '\u0410nn', 'a Cyrillic A'],
    ['Ann', '\u0391nn', 'a Greek A'],
    ['ANN', '\u0391\u039d\u039d', 'Greek capitals'],
    ['paul', 'раul', 'Cyrillic small letters'],
    ['Bill', 'Bi1l', 'a digit one'],
    ['Ian', 'lan', 'a small l'],
    ['Bob', 'B0b', 'a digit zero'],
    ['Emma', 'Ernrna', 'r and n'],
    ['Zoë', 'Zoe\u0308', 'a decomposed letter'],
    ['Ann', 'A n n', 'spaces'],
    ['Ann', '𝐀𝓷𝔫', 'mathematical letters'],
  ])('of %s is that of %s, with %s', (name, lookAlike) => {
    expect(nameSkeleton(lookAlike)).toBe(nameSkeleton(name))
  })

  test.each([
    ['Ann', 'Anna'],
    ['Ann', 'Änn'],
    ['Мария', 'Марина'],
    ['Ben', 'Den'],
    ['Quiet Heron', 'Quiet Hare'],
  ])('of %s is not that of %s', (name, other) => {
    expect(nameSkeleton(other)).not.toBe(nameSkeleton(name))
  })

  test('is the same in every case of Latin letters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9 ]{1,24}$/), name => {
        const skeleton = nameSkeleton(name)
        expect(nameSkeleton(name.toUpperCase())).toBe(skeleton)
        expect(nameSkeleton(name.toLowerCase())).toBe(skeleton)
      }),
    )
  })

  test('is the same in every Unicode form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 24 }), name => {
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'])
          expect(nameSkeleton(name.normalize(form))).toBe(nameSkeleton(name))
      }),
    )
  })
})

test('names with the same key differ only in case and Unicode form', () => {
  expect(nameKey('ＡＮＮ')).toBe(nameKey('ann'))
  expect(nameKey('\u0410nn')).not.toBe(nameKey('Ann'))
})

import { expect, test } from 'vitest'
import { createSecretSearch } from './secret-search.ts'

test('every secret in a text is found, wherever it starts and ends', () => {
  const search = createSecretSearch(['abcdef', 'cde', 'xyz', '☃ snow'])
  expect(search('')).toEqual([])
  expect(search('abcde')).toEqual(['cde'])
  expect(search('..abcdef.cde').toSorted()).toEqual(['abcdef', 'cde'])
  expect(search('xy ☃ snow')).toEqual(['☃ snow'])
})

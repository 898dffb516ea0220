import { expect, test } from 'vitest'
import { sortWords } from './sort-words.ts'

const found = ['tape', 'ant', 'planet', 'ale'].map(word => ({ word }))
const sorted = (order: Parameters<typeof sortWords>[1]) => sortWords(found, order).map(({ word }) => word)

test('found words are sorted as they came, by length or by the alphabet', () => {
  expect(sorted('found')).toEqual(['tape', 'ant', 'planet', 'ale'])
  expect(sorted('length')).toEqual(['planet', 'tape', 'ale', 'ant'])
  expect(sorted('alphabet')).toEqual(['ale', 'ant', 'planet', 'tape'])
})

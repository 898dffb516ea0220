import { expect, it } from 'vitest'
import { wrapText } from './wrap.ts'

it('breaks between words and never within one', () => {
  expect(wrapText('one two three four', 9)).toEqual(['one two', 'three', 'four'])
  expect(wrapText('incomprehensible yes', 5)).toEqual(['incomprehensible', 'yes'])
  expect(wrapText('', 5)).toEqual([''])
})

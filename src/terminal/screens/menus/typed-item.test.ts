import { expect, it } from 'vitest'
import { findTypedItem } from './typed-item.ts'

const LEVELS = [
  { digit: '1', label: 'Apprentice' },
  { digit: '2', label: 'Scholar' },
  { digit: '5', label: 'Elder' },
  { digit: 'e', label: 'Exit to the main menu' },
]

it.each([
  ['5', 2],
  ['elder', 2],
  [' ELD ', 2],
  ['e', 3],
  ['E', 3],
  ['sch', 1],
  ['7', -1],
  ['wizard', -1],
  ['', -1],
  [' ', -1],
])('[W14] “%s” means item %i', (typed, item) => {
  expect(findTypedItem(LEVELS, typed)).toBe(item)
})

it('an idle item is not matched', () => {
  expect(findTypedItem([{ digit: 'p', label: 'Play', idle: true }], 'p')).toBe(-1)
})

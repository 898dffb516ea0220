import { expect, test } from 'vitest'
import { setupWords } from './setup-words.ts'
import { defaults, NINE } from './testing/test-table.ts'

test('[G17] [G18] who is invited to a table reads what is played there, and how long it takes', () => {
  expect(setupWords({ ...defaults, clock: 60 })).toBe(
    '5 by 5 grids · 100 words, about 55 calls each · 60 seconds a call',
  )
  const own = { size: 3, ownWords: NINE.replaceAll(' ', ', '), listName: 'Unit 4' }
  expect(setupWords({ ...defaults, ...own })).toBe('3 by 3 grids · 9 words from Unit 4, about 5 calls each')
  expect(setupWords({ ...defaults, size: 15, hitwords: 'armed', showHits: true })).toBe(
    '15 by 15 grids · 231 words, about 70 calls each · armed hitwords · places of hits shown',
  )
  expect(setupWords({ ...defaults, size: 15, hitwords: 'off' })).not.toContain('hitwords')
})

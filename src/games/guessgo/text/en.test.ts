import { expect, it } from 'vitest'
import { defaults, NINE } from '../testing/test-table.ts'
import { text } from './en.ts'

it('[G15] the help tells the game, and that the computer never sees a grid', () => {
  const help = text.help('browser')
  expect(help.map(({ heading }) => heading)).toEqual([
    'The game',
    'Hitwords',
    'Worth knowing',
    'The computer',
    'What to type',
  ])
  expect(help[3]!.paragraphs[0]).toContain('never sees your grid')
})

it('[G17] [G18] an invitation says what is played at a table, and how long it takes', () => {
  const describeParams = text.describeParams!
  expect(describeParams({ ...defaults, clock: 60 })).toBe(
    '5×5 grids · 100 words, about 55 calls each · 60 seconds per call',
  )
  const own = { size: 3, ownWords: NINE.replaceAll(' ', ', '), listName: 'Unit 4' }
  expect(describeParams({ ...defaults, ...own })).toBe('3×3 grids · 9 words from Unit 4, about 5 calls each')
  expect(describeParams({ ...defaults, size: 15, hitwords: 'armed', showHits: true })).toBe(
    '15×15 grids · 231 words (six added as hitwords), about 70 calls each · armed hitwords · places of hits shown',
  )
  expect(describeParams({ ...defaults, size: 15, hitwords: 'off' })).not.toContain('hitwords')
})

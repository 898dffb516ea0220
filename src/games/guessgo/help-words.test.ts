import { expect, it } from 'vitest'
import { words } from './words.ts'

it('[G15] the help tells the game, and that the computer never sees a grid', async () => {
  const help = await words.loadHelp('browser')
  expect(help.map(({ heading }) => heading)).toEqual([
    'The game',
    'Hitwords',
    'Worth knowing',
    'The computer',
    'What to type',
  ])
  expect(help[3]!.paragraphs[0]).toContain('never sees your grid')
})

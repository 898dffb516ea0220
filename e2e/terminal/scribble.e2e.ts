import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type HeadlessWindow, openWindow } from './headless-window.ts'
import { runPiped, temporaryFolder } from './pipe.ts'

/** Every bag has an A and a T. */
const LETTERS = 'A 1 40\nT 1 40\n'

async function playing(...more: readonly string[]): Promise<readonly string[]> {
  const file = join(await temporaryFolder(), 'letters.txt')
  await writeFile(file, LETTERS)
  return ['play', 'scribble', '--two', '--names', 'Ann,Bo', '--reservoir', file, '--seed', 'e2e', ...more]
}

async function begin(...more: readonly string[]): Promise<HeadlessWindow> {
  const window = await openWindow({ commandArguments: await playing(...more) })
  await window.see('Round  : 1')
  return window
}

/** A game in which both players see both bags. */
const open = () => begin('--bags', 'open')

it('[S16] a word is placed by arrows and letters, letters are taken back, and the score is shown as a sum', async () => {
  const window = await open()
  await window.press('Up', 'Left', 'Left')
  await window.see('› f7 across')
  await window.type('att')
  await window.see('ATT f7 across, 3 points')
  await window.press('BSpace')
  await window.see('AT f7 across, 2 points')
  await window.press('Enter')
  await window.see('Round  : 2 (Bo)')
  await window.see(/ 7 \| \. \. \. \. \. A T\[/)
  await window.see('Score: 0 + 2 = 2')
  await window.press('Space')
  await window.see('↓')
})

it('[S13] a refused word is explained, and its letters stay until Esc takes them back', async () => {
  const window = await open()
  await window.type('tta')
  await window.press('Enter')
  const refused = await window.see('TTA isn’t in the dictionary.')
  expect(refused).toContain('Round  : 1 (Ann)')
  await window.press('Escape')
  // Until then the next key would belong to the escape sequence.
  await window.seeNot('TTA h8 across')
  await window.type('x')
  await window.see('“x” is not one of the letters.')
  await window.type('at')
  await window.press('Enter')
  await window.see('Round  : 2 (Bo)')
})

it('[S9] the letters typed after Returns are exchanged', async () => {
  const window = await open()
  await window.press('}')
  await window.type('at')
  await window.see('Returns: A T _ _ _ _ _')
  await window.press('BSpace')
  await window.see('Returns: A _ _ _ _ _ _')
  await window.press('Enter')
  await window.see('Ann exchanges one tile')
})

it('[S14] the dictionary is queried in pages, three times a turn', async () => {
  const window = await open()
  await window.type('@tr...')
  await window.see('Query  : T R . . . _')
  await window.press('Enter')
  const found = await window.see(/page 1 of \d+/)
  expect(found).toContain('2 lookups')
  await window.press('PPage', 'NPage')
  await window.see(/page 2 of/)
  expect(await window.screen()).toContain('2 lookups')
  for (const pattern of ['at', 'ta']) {
    await window.type(`@${pattern}`)
    await window.press('Enter')
    await window.see(new RegExp(`Query {2}: ${[...pattern.toUpperCase()].join(' ')} _`))
  }
  await window.type('@aa')
  await window.press('Enter')
  await window.see(/used all 3/)
})

it('[S11] four passes end the game, and the last is confirmed', async () => {
  const window = await open()
  for (const round of [2, 3, 4]) {
    await window.press('_')
    await window.see(`Round  : ${round}`)
  }
  await window.press('_')
  await window.see('ends the game. Pass?')
  await window.press('Escape')
  await window.seeNot('ends the game. Pass?')
  await window.press('_')
  await window.see('ends the game. Pass?')
  await window.press('Enter')
  await window.see('Four passes in a row: 0 to 0.')
  await window.see('Round  : over')
})

it('[S15] between two people with hidden bags the letters are covered, and the board is not', async () => {
  const window = await begin()
  const covered = await window.see('Ann, it’s your turn.')
  expect(covered).not.toMatch(/Bag: [AT]/)
  await window.press('Enter')
  const seen = await window.see(/Bag: [AT]/)
  expect(seen).toMatch(/Ann:[\s\S]*Bag: [AT] [AT][\s\S]*Bo:[\s\S]*Bag: \? \? \? \? \? \? \?/)
  await window.type('at')
  await window.press('Enter')
  const drawn = await window.see('Ann, this is what you have now.')
  expect(drawn).toMatch(/Ann:[\s\S]*Bag:( [AT]){7}[\s\S]*Bo:[\s\S]*Bag: \? \? \? \? \? \? \?/)
  await window.press('Space')
  const handed = await window.see('Bo, it’s your turn.')
  expect(handed).not.toMatch(/Bag: [AT]/)
  expect(handed).toMatch(/ 8 \| \. \. \. \. \. \. \. A T/)
  await window.press('Enter')
  const other = await window.see(/Bo:[\s\S]*Bag: [AT] [AT]/)
  expect(other).toMatch(/Ann:[\s\S]*Bag: \? \? \? \? \? \? \?[\s\S]*Bo:[\s\S]*Bag: [AT] [AT]/)
})

it('the game is played in text mode too, and a colon enters a text command on the screen', async () => {
  const { output, code } = await runPiped({
    commandArguments: await playing('--plain'),
    lines: ['h8 across AT', 'query A.', 'exchange A', 'pass', 'board'],
  })
  expect(code).toBe(0)
  expect(output).toContain('Ann plays AT at h8 across: 0 + 2 = 2.')
  expect(output).toMatch(/A\.: AA AB .*\(\d+ words/)
  expect(output).toContain('Bo exchanges one tile.')
  expect(output).toContain('Ann passes.')
  const window = await open()
  await window.type(':h8 across AT')
  await window.see('› :h8 across AT')
  await window.press('Enter')
  await window.see('Round  : 2 (Bo)')
})

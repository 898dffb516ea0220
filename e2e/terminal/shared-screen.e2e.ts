import { expect, it } from 'vitest'
import { readBoard } from './board.ts'
import { openWindow } from './headless-window.ts'
import { ANN_AND_BO } from './obstruction-arguments.ts'

it('[O13] two people play at one screen, each addressed by name', async () => {
  const window = await openWindow()
  await window.see('Your games')
  await window.type('1')
  await window.see('New game')
  await window.type('n')
  await window.see('Opponent')
  await window.press('Right', 'Down')
  await window.type('Ann')
  await window.press('Down')
  await window.type('Ann')
  await window.press('Enter')
  await window.see('The players need different names.')
  await window.press('BSpace', 'BSpace', 'BSpace')
  await window.type('Bo')
  // The first player begins.
  await window.press('Down', 'Down', 'Down', 'Down', 'Right')
  await window.see('First player')
  await window.press('Enter')
  await window.see('Ann to place an X.')
  await window.type('a1\r')
  await window.see('Bo to place an O.')
  await window.type('\\')
  await window.see('Resign this game?')
  await window.press('Enter')
  const seen = await window.see('ANN WON')
  expect(seen).toContain('Bo resigned.')
})

it('[O2] a proposed size is hidden from the other player until both have proposed', async () => {
  const window = await openWindow({
    commandArguments: [
      'play',
      'obstruction',
      '--size',
      'proposed',
      '--starter',
      'first',
      '--seed',
      'e2e',
      ...ANN_AND_BO,
    ],
  })
  await window.see('Ann, it’s your turn. Press Enter when nobody else is looking.')
  await window.press('Enter')
  await window.see('Propose a size')
  await window.type('4x4\r')
  await window.see('4×4 isn’t possible.')
  await window.press('Up', 'Left', 'Left')
  await window.press('Enter')
  const handed = await window.see('Bo, it’s your turn. Press Enter when nobody else is looking.')
  expect(handed).toContain('Ann proposed a size.')
  expect(handed).not.toMatch(/7[x×]6/)
  await window.press('Enter')
  const proposing = await window.see('Propose a size')
  expect(proposing).not.toMatch(/7[x×]6/)
  // The cursor starts where it started for Ann, not where she left it.
  expect(readBoard(proposing).cursor).toEqual({ row: 7, column: 7 })
  await window.type('7x6\r')
  await window.see('Both proposed 7×6.')
  await window.see('Ann to place an X.')
})

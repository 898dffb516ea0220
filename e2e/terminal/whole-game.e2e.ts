import { expect, it } from 'vitest'
import { playToEnd, readBoard } from './board.ts'
import { openWindow } from './headless-window.ts'
import { AGAINST_COMPUTER, obstructionArguments } from './obstruction-arguments.ts'

it('the arrow keys lead from the menu through the setup form and a whole game to its review', async () => {
  const window = await openWindow()
  const menu = await window.see('Your games')
  expect(menu).toMatch(/^ Quincunx {3}A parlour/)
  await window.press('Enter')
  await window.see('New game')
  await window.press('Enter')
  await window.see('One minute per move')
  // Level casual, five rows, five columns.
  await window.press('Down', 'Left', 'Down', 'Down', 'Down')
  await window.type('5')
  await window.press('Down')
  await window.type('5')
  await window.see(/Columns +‹ 5 ›/)
  await window.press('Enter')
  const ended = await playToEnd(window)
  expect(ended).toMatch(/YOU (WON|LOST)/)
  expect(ended).toContain('made the last mark')

  await window.press('v')
  const judged = await window.see(/Keeps the win|Gives the win away|already lost/)
  expect(judged).toMatch(/Winning now: [XO], /)
  await window.press('Home')
  await window.see('Start of the game.')
  await window.press('Right')
  const first = await window.see('Move 1 of')
  expect(
    readBoard(first)
      .cells.flat()
      .filter(cell => /[XO]/.test(cell)),
  ).toHaveLength(1)

  await window.press('q')
  await window.see(/YOU (WON|LOST)/)
  await window.press('q')
  await window.see('Your statistics')
  await window.press('f')
  await window.see(/Casual +[01] +[01] +0 +0/)
  await window.press('q')
  await window.see('New game')
  await window.press('q')
  await window.see('Your games')
  await window.press('q')
  expect(await window.waitForExit()).toMatchObject({ code: 0, alternate: false, cursor: true })
})

it('the largest board is played in a window of 80 by 24', async () => {
  const window = await openWindow({ commandArguments: obstructionArguments(10, ...AGAINST_COMPUTER) })
  const seen = await window.see('Your turn')
  expect(readBoard(seen).cells.map(row => row.length)).toEqual(Array(10).fill(10))
  await window.type('j10')
  await window.press('Enter')
  await window.see('X j10, 96 open')
  await window.see('Your turn')
})

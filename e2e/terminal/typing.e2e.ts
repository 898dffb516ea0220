import { expect, it } from 'vitest'
import { readBoard } from './board.ts'
import { openWindow } from './headless-window.ts'
import { AGAINST_COMPUTER, ANN_AND_BO, obstructionArguments } from './obstruction-arguments.ts'

function open(players: readonly string[], ...more: readonly string[]) {
  return openWindow({ commandArguments: obstructionArguments(6, '--seed', 'e2e', ...players, ...more) })
}

it('[O4] a typed cell is marked and the cells around it are blocked', async () => {
  const window = await open(ANN_AND_BO)
  await window.see('Ann to place an X.')
  await window.type('b2')
  await window.see('b2')
  await window.press('Enter')
  const { cells } = readBoard(await window.see('Bo to place an O.'))
  expect(cells[1]![1]).toBe('(X)')
  expect(cells[0]!.slice(0, 4)).toEqual(['░░░', '░░░', '░░░', expect.stringMatching(/[·∘]/)])
})

it('a move whose keys arrive all at once is played', async () => {
  const window = await open(ANN_AND_BO)
  await window.see('Ann to place an X.')
  await window.type('a1\r')
  await window.see('X a1, ')
})

it('[O5] a blocked or marked cell is refused with a sentence, and nothing changes', async () => {
  const window = await open(ANN_AND_BO)
  await window.see('Ann to place an X.')
  await window.type('b2\r')
  await window.see('Bo to place an O.')
  await window.type('c3\r')
  const blocked = readBoard(await window.see('c3 is blocked by a mark next to it.'))
  expect(blocked.cells[2]![2]).toBe('!░!')
  expect(blocked.cells[1]![1]).toBe('!X!')
  await window.type('b2\r')
  await window.see('b2 already has an X.')
  await window.type('k1\r')
  await window.see('outside the 6×6 board')
  const seen = await window.see('Bo to place an O.')
  expect(seen).not.toContain('O c3')
})

it('moves are undone and redone together with the computer’s answer', async () => {
  const window = await open(AGAINST_COMPUTER)
  await window.see('Your turn')
  await window.type('c3\r')
  await window.see(/O [a-f][1-6], /)
  await window.see('Your turn')
  await window.type('<')
  const before = await window.seeNot('X c3')
  expect(before).toContain('Your turn')
  await window.type('>')
  await window.see(/O [a-f][1-6], /)
  await window.press('C-z')
  await window.seeNot('X c3')
  await window.type('redo\r')
  await window.see('X c3')
  await window.type('undo\r')
  await window.seeNot('X c3')
  await window.type('<')
  await window.see('There’s nothing to undo.')
})

it('punctuation keys say what is on the board, as in the browser', async () => {
  const window = await open(ANN_AND_BO)
  await window.see('Ann to place an X.')
  await window.type('b2\r')
  await window.see('Bo to place an O.')
  await window.type('.')
  await window.see('▸ Blocked, c3.')
  await window.type('+')
  await window.see('Around it: X, b2; ')
  await window.type(',')
  const { cells } = readBoard(await window.see('Last move: X, b2.'))
  expect(cells[1]![1]).toBe('[X]')
  await window.type('.')
  await window.see('X, b2.')
  await window.type('=')
  await window.see('Bo to place an O.')
})

it('a hint is shown on the board, and resigning is confirmed', async () => {
  const window = await open(AGAINST_COMPUTER, '--rows', '5', '--cols', '5')
  await window.see('Your turn')
  await window.type('!')
  const { cells } = readBoard(await window.see('wins with best play'))
  expect(cells.flat().filter(cell => cell.startsWith('*'))).toHaveLength(1)
  await window.type('\\')
  await window.see('Resign this game?')
  await window.press('Escape')
  await window.seeNot('Resign this game?')
  await window.type('\\')
  await window.see('Resign this game?')
  await window.press('Enter')
  const seen = await window.see('YOU LOST')
  expect(seen).toContain('You resigned.')
})

it('a question mark shows the keys and the rules', async () => {
  const window = await open(AGAINST_COMPUTER)
  await window.see('Your turn')
  await window.type('?')
  const seen = await window.see('Keys')
  expect(seen).toContain('Ctrl-Z')
  await window.press('PageDown')
  await window.see('The player who makes the last mark wins.')
  await window.press('Escape')
  await window.see('Your turn')
})

it('the computer is asked again after it could not move', async () => {
  const window = await openWindow({
    commandArguments: obstructionArguments(6, ...AGAINST_COMPUTER),
    fault: 'stumble',
  })
  await window.see('Your turn')
  await window.type('a1\r')
  await window.see('The computer couldn’t move')
  await window.press('Enter')
  await window.see(/O [a-f][1-6], /)
})

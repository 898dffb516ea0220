import { expect, it } from 'vitest'
import { playToEnd, readBoard } from './board.ts'
import { AGAINST_COMPUTER, ANN_AND_BO, obstructionArguments } from './obstruction-arguments.ts'
import { openTmuxWindow } from './tmux-window.ts'

it('a whole game is played in a real terminal', async () => {
  const window = await openTmuxWindow({ commandArguments: obstructionArguments(5, ...AGAINST_COMPUTER) })
  expect(await playToEnd(window)).toContain('made the last mark')
  await window.press('q')
  await window.see('Your games')
  await window.press('q')
  expect(await window.waitForExit()).toMatchObject({ code: 0, alternate: false, cursor: true })
})

it('the board is drawn smaller when the window shrinks, and as before when it grows again', async () => {
  const window = await openTmuxWindow({ commandArguments: obstructionArguments(8, ...ANN_AND_BO) })
  const before = await window.see('Ann to place an X.')
  expect(before).toContain('┌───┬')
  await window.resize(50, 20)
  const small = await window.see(/^ +8 {2}·/m)
  expect(readBoard(small).cells).toHaveLength(8)
  await window.see('Ann to place an X.')
  await window.resize(80, 24)
  await window.seeScreen(before)
})

it('nothing of a wide frame is left in a window that became narrow', async () => {
  const game = { commandArguments: obstructionArguments(10, ...ANN_AND_BO) }
  const narrow = await openTmuxWindow({ ...game, columns: 60, rows: 40 })
  const expected = await narrow.see('Ann to place an X.')
  const window = await openTmuxWindow({ ...game, columns: 120, rows: 40 })
  await window.see('Ann to place an X.')
  await window.resize(60, 40)
  await window.seeScreen(expected)
})

it('a window that is too small says which size it needs, and accepts no moves', async () => {
  const window = await openTmuxWindow({ commandArguments: obstructionArguments(10, ...ANN_AND_BO) })
  await window.see('Ann to place an X.')
  await window.resize(36, 12)
  const seen = await window.see('or press q to go back')
  expect(seen.replaceAll(/\s+/g, ' ')).toContain('the window has 36 by 12.')
  await window.type('a1\r')
  // The program has read the keys when it has drawn this size; otherwise it might read them after the next one.
  await window.resize(37, 12)
  await window.see(/37\s+by\s+12/)
  await window.resize(80, 24)
  const again = await window.see('Ann to place an X.')
  expect(again).not.toContain('X a1')
  await window.resize(36, 12)
  await window.see('or press q to go back')
  await window.press('q')
  await window.see('Quincunx')
  await window.press('q')
  expect(await window.waitForExit()).toMatchObject({ code: 0, alternate: false, cursor: true })
})

it('colours are used unless NO_COLOR is set', async () => {
  const commandArguments = obstructionArguments(5, ...ANN_AND_BO)
  const coloured = await openTmuxWindow({ commandArguments, variables: { COLORTERM: 'truecolor' } })
  await coloured.see('Ann to place an X.')
  expect(await coloured.styledScreen()).toContain('[38;2;')
  const variables = { COLORTERM: 'truecolor', NO_COLOR: '1' }
  const plain = await openTmuxWindow({ commandArguments, variables })
  await plain.see('Ann to place an X.')
  const introducer = String.fromCharCode(27)
  expect(await plain.styledScreen()).not.toMatch(new RegExp(`${introducer}\\[([0-9;]*[34]8;|[34][0-7]m)`))
})

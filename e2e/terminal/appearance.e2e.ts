import { expect, it } from 'vitest'
import { readBoard } from './board.ts'
import { ANN_AND_BO, obstructionArguments } from './obstruction-arguments.ts'
import { openWindow } from './headless-window.ts'

it('draws closer when the window shrinks, and as before when it grows again', async () => {
  const window = await openWindow({ commandArguments: obstructionArguments(8, ...ANN_AND_BO) })
  const before = await window.see('Ann to place X.')
  expect(before).toContain('┌───┬')
  await window.resize(50, 20)
  const small = await window.see(/^ +8 {2}·/m)
  expect(readBoard(small).cells).toHaveLength(8)
  await window.see('Ann to place X.')
  await window.resize(80, 24)
  await window.seeScreen(before)
})

it('leaves nothing of a wide picture in a window that became narrow', async () => {
  const shown = { commandArguments: obstructionArguments(10, ...ANN_AND_BO) }
  const narrow = await openWindow({ ...shown, columns: 60, rows: 40 })
  const expected = await narrow.see('Ann to place X.')
  const window = await openWindow({ ...shown, columns: 120, rows: 40 })
  await window.see('Ann to place X.')
  await window.resize(60, 40)
  await window.seeScreen(expected)
})

it('says what it needs when the window is too small, and plays nothing unseen', async () => {
  const window = await openWindow({ commandArguments: obstructionArguments(10, ...ANN_AND_BO) })
  await window.see('Ann to place X.')
  await window.resize(36, 12)
  const seen = await window.see('Enlarge it')
  expect(seen.replaceAll(/\s+/g, ' ')).toContain('the window has 36 by 12.')
  await window.type('a1\r')
  // Once this is drawn the keys have been read; together with the next size they might come after it.
  await window.resize(37, 12)
  await window.see(/37\s+by\s+12/)
  await window.resize(80, 24)
  const again = await window.see('Ann to place X.')
  expect(again).not.toContain('X a1')
  await window.resize(36, 12)
  await window.see('Enlarge it')
  await window.press('q')
  await window.see('Quincunx')
  await window.press('q')
  expect(await window.waitForExit()).toMatchObject({ code: 0, alternate: false, cursor: true })
})

it('has colours, and none with NO_COLOR', async () => {
  const coloured = await openWindow({
    commandArguments: obstructionArguments(5, ...ANN_AND_BO),
    variables: { COLORTERM: 'truecolor' },
  })
  await coloured.see('Ann to place X.')
  expect(await coloured.screen({ styled: true })).toContain('[38;2;')
  const plain = await openWindow({
    commandArguments: obstructionArguments(5, ...ANN_AND_BO),
    variables: { COLORTERM: 'truecolor', NO_COLOR: '1' },
  })
  await plain.see('Ann to place X.')
  const introducer = String.fromCharCode(27)
  expect(await plain.screen({ styled: true })).not.toMatch(
    new RegExp(`${introducer}\\[([0-9;]*[34]8;|[34][0-7]m)`),
  )
})

it('keeps to ASCII where the locale has no more', async () => {
  const window = await openWindow({
    commandArguments: obstructionArguments(5, ...ANN_AND_BO),
    variables: { LANG: 'C', LC_ALL: 'C' },
  })
  await window.see('Ann to place X.')
  await window.type('c3\r')
  const seen = await window.see('Bo to place O.')
  expect(seen).toContain('|###|')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the point is that there is nothing else
  expect(seen).toMatch(/^[\x00-\x7f]*$/)
})

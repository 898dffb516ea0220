import { describe, expect, it } from 'vitest'
import { openWindow } from './headless-window.ts'
import { AGAINST_COMPUTER, obstructionArguments } from './obstruction-arguments.ts'

const PLAY = obstructionArguments(5, ...AGAINST_COMPUTER)

describe('an unfinished game', () => {
  it('is resumed from the menu with its moves', async () => {
    const window = await openWindow()
    await window.see('Your games')
    await window.type('1')
    await window.see('New game')
    await window.type('n')
    await window.see('Who goes first')
    await window.press('Down', 'Down', 'Down', 'Down', 'Down', 'Down', 'Right', 'Enter')
    await window.see('Your turn')
    await window.type('d4\r')
    await window.see(/O [a-h][1-8], /)
    await window.see('Your turn')
    await window.press('C-c')
    await window.waitForExit()

    const again = await openWindow({ dataFolder: window.dataFolder })
    const menu = await again.see('Resume Obstruction')
    expect(menu).toContain('You against the computer (steady)')
    await again.press('Enter')
    const seen = await again.see('Your turn')
    expect(seen).toMatch(/X d4, .*\n.*\n?.*O [a-h][1-8], /s)
  })

  it('[O9] goes on with the time that was left', async () => {
    const commandArguments = [...PLAY, '--clock']
    const window = await openWindow({ commandArguments, clockOffsetMs: -10_000 })
    await window.see(/You +(1:00|0:5[6-9])/)
    await window.type('c3\r')
    await window.see(/O [a-e][1-5], /)
    window.advanceClock(10_000)
    await window.see(/▸ X +You +0:([0-4]\d|50)/)
    await window.press('C-c')
    await window.waitForExit()
    const again = await openWindow({ dataFolder: window.dataFolder })
    await again.see('Resume Obstruction')
    await again.press('Enter')
    await again.see(/▸ X +You +0:([0-4]\d|50)/)
  })

  it('is listed among your games with its file, and can be deleted', async () => {
    const window = await openWindow({ commandArguments: PLAY })
    await window.see('Your turn')
    await window.type('c3\r')
    await window.see(/O [a-e][1-5], /)
    await window.type('quit\r')
    await window.see('Resume Obstruction')
    await window.press('e')
    const listed = await window.see('unfinished')
    expect(listed.replaceAll('\n', '')).toContain(`${window.dataFolder}/games/`)
    await window.press('d')
    await window.see('Delete this game for good?')
    await window.press('Enter')
    await window.see('Deleted.')
    await window.seeNot('unfinished')
  })
})

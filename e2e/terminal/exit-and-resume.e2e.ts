import { describe, expect, it } from 'vitest'
import { AGAINST_COMPUTER, obstructionArguments } from './obstruction-arguments.ts'
import { openWindow } from './headless-window.ts'

const PLAY = obstructionArguments(5, ...AGAINST_COMPUTER)

describe('the screen is as it was before', () => {
  it('after q in the menu', async () => {
    const window = await openWindow()
    await window.see('Your games')
    await window.press('q')
    expect(await window.waitForExit()).toMatchObject({ code: 0, alternate: false, cursor: true })
  })

  it('after Ctrl-C in a game', async () => {
    const window = await openWindow({ commandArguments: PLAY })
    await window.see('Your turn')
    await window.press('C-c')
    expect(await window.waitForExit()).toMatchObject({ code: 0, alternate: false, cursor: true })
  })

  it.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
  ] as const)('after %s', async (signal, code) => {
    const window = await openWindow({ commandArguments: PLAY })
    await window.see('Your turn')
    await window.signal(signal)
    expect(await window.waitForExit()).toMatchObject({ code, alternate: false, cursor: true })
  })

  it('after a crash, with the error below it', async () => {
    const window = await openWindow({ commandArguments: PLAY, fault: 'crash' })
    await window.see('Your turn')
    await window.signal('SIGUSR2')
    const left = await window.waitForExit()
    expect(left).toMatchObject({ code: 1, alternate: false, cursor: true })
    expect(left.screen).toContain('A crash to order')
  })

  it('after a crash while it draws', async () => {
    const window = await openWindow({ commandArguments: PLAY, fault: 'crash while drawing' })
    await window.see('Your turn')
    await window.signal('SIGUSR2')
    const left = await window.waitForExit()
    expect(left).toMatchObject({ code: 1, alternate: false, cursor: true })
    expect(left.screen).toContain('A crash to order')
  })

  it('and what is typed shows again', async () => {
    const window = await openWindow({ commandArguments: PLAY })
    await window.see('Your turn')
    await window.press('C-c')
    await window.waitForExit()
    await window.type('echo still here')
    await window.see('ready:echo still here')
    expect(await window.screen()).toContain('half a line')
  })
})

describe('a game that was left', () => {
  it('is brought back from the menu as it stood', async () => {
    const window = await openWindow()
    await window.see('Your games')
    await window.type('1')
    await window.see('New game')
    await window.type('n')
    await window.see('Who begins')
    await window.press('Down', 'Down', 'Down', 'Down', 'Down', 'Down', 'Right', 'Enter')
    await window.see('Your turn')
    await window.type('d4\r')
    await window.see(/O [a-h][1-8], /)
    await window.see('Your turn')
    await window.press('C-c')
    await window.waitForExit()

    await window.restart()
    const menu = await window.see('Resume Obstruction')
    expect(menu).toContain('You against the computer (steady)')
    await window.press('Enter')
    const seen = await window.see('Your turn')
    expect(seen).toMatch(/X d4, .*\n.*\n?.*O [a-h][1-8], /s)
  })

  it('[O9] has its clocks started afresh', async () => {
    const shelf = await openWindow({ commandArguments: [...PLAY, '--clock'] })
    await shelf.see(/You +(1:00|0:\d\d)/)
    await shelf.type('c3\r')
    await shelf.see(/O [a-e][1-5], /)
    await shelf.see(/▸ X +You +0:([0-4]\d|5[0-5])/)
    await shelf.press('C-c')
    await shelf.waitForExit()
    const again = await openWindow({ dataFolder: shelf.dataFolder })
    await again.see('Resume Obstruction')
    await again.press('Enter')
    await again.see(/▸ X +You +(1:00|0:5[6-9])/)
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

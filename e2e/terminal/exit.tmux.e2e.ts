import { describe, expect, it } from 'vitest'
import { AGAINST_COMPUTER, obstructionArguments } from './obstruction-arguments.ts'
import { actionsOf, PLAY as PLAY_SOLITUDO, readSavedGames } from './solitudo.ts'
import { openTmuxWindow } from './tmux-window.ts'

const PLAY = obstructionArguments(5, ...AGAINST_COMPUTER)

describe('the terminal is restored', () => {
  it('after q in the menu', async () => {
    const window = await openTmuxWindow()
    await window.see('Your games')
    await window.press('q')
    expect(await window.waitForExit()).toMatchObject({ code: 0, alternate: false, cursor: true })
  })

  it('after Ctrl-C in a game', async () => {
    const window = await openTmuxWindow({ commandArguments: PLAY })
    await window.see('Your turn')
    await window.press('C-c')
    expect(await window.waitForExit()).toMatchObject({ code: 0, alternate: false, cursor: true })
  })

  it.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
  ] as const)('after %s', async (signal, code) => {
    const window = await openTmuxWindow({ commandArguments: PLAY })
    await window.see('Your turn')
    await window.signal(signal)
    expect(await window.waitForExit()).toMatchObject({ code, alternate: false, cursor: true })
  })

  it.each(['crash', 'crash while drawing'])('after a %s, and the error is printed below', async fault => {
    const window = await openTmuxWindow({ commandArguments: PLAY, fault })
    await window.see('Your turn')
    await window.signal('SIGUSR2')
    const exit = await window.waitForExit()
    expect(exit).toMatchObject({ code: 1, alternate: false, cursor: true })
    expect(exit.screen).toContain('A crash to order')
  })

  it('and echoes typed keys again', async () => {
    const window = await openTmuxWindow({ commandArguments: PLAY })
    await window.see('Your turn')
    await window.press('C-c')
    await window.waitForExit()
    await window.type('echo still here')
    await window.see('ready:echo still here')
    expect(await window.screen()).toContain('half a line')
  })
})

it('[H7] a signal that ends the program stops the timer, and the puzzle is resumed from the menu', async () => {
  const window = await openTmuxWindow({ commandArguments: PLAY_SOLITUDO })
  await window.see('5×5, steady.')
  await window.press('Enter')
  await window.see('a1 shaded')
  await window.signal('SIGTERM')
  expect(await window.waitForExit()).toMatchObject({ code: 143, alternate: false })
  const [game] = await readSavedGames(window.dataFolder)
  expect(actionsOf(game!)).toEqual(['a1', 'pause'])
  const again = await openTmuxWindow({ dataFolder: window.dataFolder })
  await again.see('Resume Solitudo   5×5')
  await again.press('Enter')
  await again.see('1 shaded, 24 left')
})

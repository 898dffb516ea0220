import { stripVTControlCharacters } from 'node:util'
import { renderToString } from 'ink'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { hasSeenFirstSteps } from '#app/preferences.ts'
import { gameIds } from '#games/catalog.ts'
import { createFakeTerminalHost } from '#testing/fakes/fake-terminal-host.ts'
import { loadGameOrThrow } from '../../game/loaded-game.ts'
import { createTheme } from '../../kit/theme.ts'
import type { Screen } from '../../shell/screen.ts'
import { createShell } from '../../shell/shell.ts'
import { openWithFirstSteps } from './first-steps-prompt.tsx'
import { createNotice } from './notice.tsx'

const MENU = 'menu'

async function opening(id: string, { hasPlayed = false } = {}) {
  const { host, keyValueStore } = createFakeTerminalHost()
  const shell = createShell(host, createTheme({ colours: 'none', hasUnicode: false }))
  shell.open(createNotice(shell, 'Parlour', ''))
  const loaded = await loadGameOrThrow(id)
  const menu: Screen = { draw: () => MENU, press() {} }
  const open = () => openWithFirstSteps(shell, loaded, { hasPlayed, open: () => menu })
  await open()
  async function press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      shell.top()?.press(key)
      // The table answers asynchronously.
      await new Promise(resolve => setTimeout(resolve))
    }
  }
  return { shell, memory: keyValueStore, press, open, menu }
}

const typed = (text: string) => [...text].map(sign => (sign === ' ' ? 'space' : sign))
const lines = (...texts: readonly string[]) => texts.flatMap(text => [...typed(text), 'enter'])
const NEXT = 'enter'

/** The keys of a player who makes the three steps, where typing the answers is not the usual way. */
const PRESSED: Readonly<Record<string, readonly string[]>> = {
  guessgo: ['down', 'right', ...lines('plum'), NEXT, ...lines('apple', 'quince'), NEXT, ...lines('pear')],
  obstruction: ['enter', NEXT, ...lines('d1'), NEXT, ...lines('c1', 'e1')],
  scribble: [...lines('heart'), NEXT, ...lines(':e10 across hats'), NEXT, ...lines(':exchange ccxlg')],
  solitudo: [
    ...lines('shade e1'),
    NEXT,
    ...lines('keep b3', 'shade e3'),
    NEXT,
    ...lines('keep a2', 'shade d2'),
  ],
  worderly: [...lines('red'), NEXT, ...lines('age'), NEXT, ...lines('garden')],
}

async function answersOf(id: string): Promise<readonly string[]> {
  const { firstSteps } = await (await loadGameOrThrow(id)).loadFirstSteps()
  return firstSteps.flatMap(({ answer }, index) => [...(index > 0 ? [NEXT] : []), ...lines(...answer)])
}

describe.each(gameIds)('the first steps of %s in the terminal', id => {
  it('are offered, made on the play screen, and lead to the menu of the game', async () => {
    const { shell, memory, press, menu } = await opening(id)
    await press('enter')
    await press(...(PRESSED[id] ?? (await answersOf(id))))
    expect(shell.top()).not.toBe(menu)
    await press(NEXT)
    expect(shell.top()).toBe(menu)
    expect(hasSeenFirstSteps(memory, id)).toBe(true)
  })
})

it('after a step the hints show how to go on, not the keys of the game', async () => {
  const { shell, press } = await opening('scribble')
  const hints = () => {
    const drawn = renderToString(shell.top()!.draw({ columns: 80, rows: 24 }) as ReactElement)
    return stripVTControlCharacters(drawn).split('\n').at(-1)?.trim()
  }
  await press('enter')
  expect(hints()).toContain('} exchange')
  await press(...lines('heart'))
  expect(hints()).toBe('Enter next step   Esc leave')
  await press(NEXT)
  expect(hints()).toContain('} exchange')
})

describe('the offer', () => {
  it.each(['s', 'escape'])('is declined by %s, and is not repeated', async key => {
    const { shell, press, open, menu } = await opening('obstruction')
    expect(shell.top()).not.toBe(menu)
    await press(key)
    expect(shell.top()).toBe(menu)
    shell.back()
    await open()
    expect(shell.top()).toBe(menu)
  })

  it('is not made to a person who has played the game', async () => {
    const { shell, menu } = await opening('obstruction', { hasPlayed: true })
    expect(shell.top()).toBe(menu)
  })

  it('is not repeated after the steps were left', async () => {
    const { memory, press } = await opening('obstruction')
    await press('enter', 'escape')
    expect(hasSeenFirstSteps(memory, 'obstruction')).toBe(true)
  })
})

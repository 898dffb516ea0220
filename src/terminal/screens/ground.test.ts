import { expect, it } from 'vitest'
import { createFakeTerminalHost } from '#testing/solo-terminal.ts'
import { createTheme } from '../kit/look.ts'
import { createShell } from '../shell.ts'
import { createHomePlaceholder } from './ground.ts'
import { createNotice } from './notice.tsx'

it('gives way to the parlour once one comes back to it, and not before', () => {
  const shell = createShell(
    createFakeTerminalHost().host,
    createTheme({ colours: 'none', hasUnicode: false }),
  )
  const ground = createHomePlaceholder(shell)
  shell.open(ground)
  shell.redraw()
  expect(shell.top()).toBe(ground)
  const game = createNotice(shell, 'A game', '')
  shell.open(game)
  expect(shell.top()).toBe(game)
  shell.back()
  expect(shell.top()).not.toBe(ground)
  expect(shell.top()).toHaveProperty('select')
  shell.exit()
})

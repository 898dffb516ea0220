import { expect, it } from 'vitest'
import { createFakeTerminalHost } from '#testing/fakes/fake-terminal-host.ts'
import { createTheme } from '../../kit/theme.ts'
import { createShell } from '../../shell/shell.ts'
import { createNotice } from '../pages/notice.tsx'
import { createHomePlaceholder } from './home-menu.ts'

it('the home menu replaces the placeholder when the player returns to it, and not before', () => {
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

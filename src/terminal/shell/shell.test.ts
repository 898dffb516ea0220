import { expect, it } from 'vitest'
import { createTheme } from '../kit/theme.ts'
import type { TerminalHost } from './host.ts'
import type { Screen } from './screen.ts'
import { createShell } from './shell.ts'

function opening() {
  const closed: string[] = []
  const screen = (name: string, farewell?: string): Screen => ({
    draw: () => name,
    press() {},
    exitMessage: () => farewell,
    close: () => void closed.push(name),
  })
  const shell = createShell({} as TerminalHost, createTheme({ colours: 'none', hasUnicode: false }))
  const top = () => shell.top()?.draw({ columns: 1, rows: 1 })
  return { shell, screen, closed, top }
}

it('a screen replaces another and all above it', () => {
  const { shell, screen, closed, top } = opening()
  const table = screen('table')
  for (const one of [screen('menu'), table, screen('review')]) shell.open(one)
  shell.replaceFrom(table, screen('next table'))
  expect([top(), closed]).toEqual(['next table', ['table', 'review']])
})

it('a screen that arrives after the player has left is closed', () => {
  const { shell, screen, closed, top } = opening()
  const [menu, list] = [screen('menu'), screen('list')]
  shell.open(menu)
  shell.open(list)
  shell.back()
  shell.openIfOnTop(list, screen('table'))
  shell.replaceFrom(list, screen('another'))
  expect([top(), closed]).toEqual(['menu', ['list', 'table', 'another']])
  shell.openIfOnTop(menu, screen('table'))
  expect(top()).toBe('table')
})

it('the exit messages of the open screens are available, even after they are left', () => {
  const { shell, screen } = opening()
  shell.open(screen('menu'))
  shell.open(screen('table', 'Come back!'))
  expect(shell.exitMessages()).toEqual(['Come back!'])
  shell.exit()
  expect(shell.exitMessages()).toEqual(['Come back!'])
})

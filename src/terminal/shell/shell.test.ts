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

it('puts a screen in the place of another and of all that lies on it', () => {
  const { shell, screen, closed, top } = opening()
  const table = screen('table')
  for (const one of [screen('menu'), table, screen('review')]) shell.open(one)
  shell.replaceFrom(table, screen('next table'))
  expect([top(), closed]).toEqual(['next table', ['table', 'review']])
})

it('closes what comes when one has gone elsewhere', () => {
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

it('hands on what the open screens have to say at the end, also after it has been left', () => {
  const { shell, screen } = opening()
  shell.open(screen('menu'))
  shell.open(screen('table', 'Come back!'))
  expect(shell.exitMessages()).toEqual(['Come back!'])
  shell.exit()
  expect(shell.exitMessages()).toEqual(['Come back!'])
})

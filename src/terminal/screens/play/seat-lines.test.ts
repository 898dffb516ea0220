import { expect, it } from 'vitest'
import type { ActiveGame } from '../../game/active-game.ts'
import { lineWidth, plainText } from '../../kit/styled-text.ts'
import { createTheme } from '../../kit/theme.ts'
import { seatLines } from './seat-lines.ts'

function linesFor(name: string, columns: number, claimed = false) {
  const snapshot = {
    view: {},
    toAct: [0],
    people: [{ name, you: false, claimed }],
    deadlines: [{ seat: 0, kind: 'move', at: 65_000 }],
  }
  const activeGame = {
    loaded: { rules: { timing: () => ({ kind: 'none' }) } },
    session: { snapshot: () => snapshot },
  } as unknown as ActiveGame
  const theme = createTheme({ colours: 'none', hasUnicode: false })
  return seatLines({ activeGame, theme, now: 0, columns })
}

it('a long name is cut by columns, so that the clock stays in view', () => {
  expect(plainText(linesFor('Maximiliane', 16)[0]!)).toMatch(/Maxim.*~ {3}1:05$/)
  for (const name of ['Maximiliane', '漢字漢字漢字', 'e\u0301'.repeat(11)])
    expect(lineWidth(linesFor(name, 16)[0]!)).toBeLessThanOrEqual(16)
  expect(plainText(linesFor('漢字', 16)[0]!)).toContain('漢字   1:05')
})

it('a claimed name is marked, also where it is cut', () => {
  expect(plainText(linesFor('Ann', 30, true)[0]!)).toContain('Ann *   1:05')
  expect(plainText(linesFor('Maximiliane', 18, true)[0]!)).toMatch(/~ \* {3}1:05$/)
  expect(lineWidth(linesFor('Maximiliane', 18, true)[0]!)).toBeLessThanOrEqual(18)
})

import { describe, expect, it } from 'vitest'
import { canDraw, terminalFacts } from './look.ts'

const UTF8 = { LANG: 'en_GB.UTF-8' }

describe('what a terminal can show', () => {
  it.each([
    [{ TERM: 'xterm-256color' }, '256'],
    [{ TERM: 'xterm-256color', COLORTERM: 'truecolor' }, 'full'],
    [{ TERM: 'xterm' }, '16'],
    [{ TERM: 'xterm', COLORTERM: 'truecolor', NO_COLOR: '1' }, 'none'],
    [{ TERM: 'xterm-256color', NO_COLOR: '' }, '256'],
    [{ TERM: 'dumb' }, 'none'],
  ])('%j has colours: %s', (variables, colours) => {
    expect(terminalFacts(variables, 'linux').colours).toBe(colours)
  })

  it('is more than ASCII where the locale says so', () => {
    expect(terminalFacts(UTF8, 'linux').unicode).toBe(true)
    expect(terminalFacts({ ...UTF8, LC_ALL: 'C' }, 'linux').unicode).toBe(false)
    expect(terminalFacts({}, 'linux').unicode).toBe(false)
    expect(terminalFacts({}, 'win32').unicode).toBe(true)
  })

  it('is on a light ground where the terminal says so', () => {
    expect(terminalFacts({ COLORFGBG: '0;15' }, 'linux').ground).toBe('light')
    expect(terminalFacts({ COLORFGBG: '15;0' }, 'linux').ground).toBe('dark')
    expect(terminalFacts({}, 'linux').ground).toBeUndefined()
  })

  it('is a full screen only where both ends are terminals', () => {
    const terminal = { isTTY: true }
    expect(canDraw({ TERM: 'xterm' }, { input: terminal, output: terminal })).toBe(true)
    expect(canDraw({ TERM: 'xterm' }, { input: {}, output: terminal })).toBe(false)
    expect(canDraw({ TERM: 'dumb' }, { input: terminal, output: terminal })).toBe(false)
  })
})

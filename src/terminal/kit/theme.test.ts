import { describe, expect, it } from 'vitest'
import { canDrawScreens, detectCapabilities } from './theme.ts'

const UTF8 = { LANG: 'en_GB.UTF-8' }

describe('the capabilities of a terminal', () => {
  it.each([
    [{ TERM: 'xterm-256color' }, '256'],
    [{ TERM: 'xterm-256color', COLORTERM: 'truecolor' }, 'full'],
    [{ TERM: 'xterm' }, '16'],
    [{ TERM: 'xterm', COLORTERM: 'truecolor', NO_COLOR: '1' }, 'none'],
    [{ TERM: 'xterm-256color', NO_COLOR: '' }, '256'],
    [{ TERM: 'dumb' }, 'none'],
  ])('%j has colours: %s', (variables, colours) => {
    expect(detectCapabilities(variables, 'linux').colours).toBe(colours)
  })

  it('include Unicode where the locale says so', () => {
    expect(detectCapabilities(UTF8, 'linux').hasUnicode).toBe(true)
    expect(detectCapabilities({ ...UTF8, LC_ALL: 'C' }, 'linux').hasUnicode).toBe(false)
    expect(detectCapabilities({}, 'linux').hasUnicode).toBe(false)
    expect(detectCapabilities({}, 'win32').hasUnicode).toBe(true)
  })

  it('include a light background where the terminal says so', () => {
    expect(detectCapabilities({ COLORFGBG: '0;15' }, 'linux').background).toBe('light')
    expect(detectCapabilities({ COLORFGBG: '15;0' }, 'linux').background).toBe('dark')
    expect(detectCapabilities({}, 'linux').background).toBeUndefined()
  })

  it('include a full screen only where input and output are terminals', () => {
    const terminal = { isTTY: true }
    expect(canDrawScreens({ TERM: 'xterm' }, { input: terminal, output: terminal })).toBe(true)
    expect(canDrawScreens({ TERM: 'xterm' }, { input: {}, output: terminal })).toBe(false)
    expect(canDrawScreens({ TERM: 'dumb' }, { input: terminal, output: terminal })).toBe(false)
  })
})

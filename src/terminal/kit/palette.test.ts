import { describe, expect, it } from 'vitest'
import { type ColourDepth, paint } from './palette.ts'
import { span } from './styled-text.ts'

function painted(depth: ColourDepth): string {
  return paint([span('X', { tone: 'damson', fill: 'damson', bold: true })], { depth, background: 'dark' })
}

describe('colours', () => {
  it('have the depth that the terminal allows', () => {
    expect(painted('full')).toBe('\u001b[1;38;2;223;174;218;48;2;71;42;68mX\u001b[0m')
    expect(painted('256')).toBe('\u001b[1;38;5;182;48;5;237mX\u001b[0m')
    expect(painted('16')).toBe('\u001b[1;35mX\u001b[0m')
  })

  it('are left out where they are not wanted, while bold stays', () => {
    expect(painted('none')).toBe('\u001b[1mX\u001b[0m')
    expect(paint([span('x', { tone: 'soft' })], { depth: 'none', background: 'dark' })).toBe('x')
  })
})

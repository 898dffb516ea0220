import { expect, it } from 'vitest'
import { UNICODE } from './glyphs.ts'
import { keyHintLine } from './key-hints.ts'
import { plainText } from './styled-text.ts'

const KEYS = [
  { command: 'choose', keys: ['enter'] },
  { command: 'shuffle', keys: ['*'] },
  { command: 'secret', keys: ['^'], quiet: true },
  { command: 'help', keys: ['?'] },
  { command: 'menu', keys: ['escape'] },
  { command: 'undo', keys: ['<'] },
]

function shown(columns: number): string {
  return plainText(keyHintLine(KEYS, { describe: command => command, glyphs: UNICODE, columns }))
}

it('as many hints are shown as fit, in order', () => {
  expect(shown(80)).toBe('Enter choose   * shuffle   ? help   Esc menu   < undo')
  expect(shown(52)).toBe('Enter choose   * shuffle   ? help   Esc menu')
})

it('help and the way out are always shown', () => {
  expect(shown(40)).toBe('Enter choose   ? help   Esc menu')
  expect(shown(20)).toBe('? help   Esc menu')
})

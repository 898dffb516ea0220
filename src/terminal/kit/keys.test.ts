import type { Key } from 'ink'
import { describe, expect, it } from 'vitest'
import { parseKeys, pastedKeys, typedCharacter } from './keys.ts'

const NO_KEY = Object.fromEntries(
  [
    [
      'upArrow',
      'downArrow',
      'leftArrow',
      'rightArrow',
      'pageDown',
      'pageUp',
      'home',
      'end',
      'return',
      'escape',
    ],
    ['ctrl', 'shift', 'tab', 'backspace', 'delete', 'meta', 'super', 'hyper', 'capsLock', 'numLock'],
  ]
    .flat()
    .map(flag => [flag, false]),
) as unknown as Key

function keys(input: string, flags: Partial<Key> = {}) {
  return parseKeys(input, { ...NO_KEY, ...flags })
}

describe('keys by their names', () => {
  it('arrows, Enter and other keys that type nothing have names', () => {
    expect(keys('', { upArrow: true })).toEqual(['up'])
    expect(keys('\r', { return: true })).toEqual(['enter'])
    expect(keys('', { escape: true })).toEqual(['escape'])
    expect(keys('', { tab: true, shift: true })).toEqual(['shift+tab'])
  })

  it('keys of one read are separated, including Enter', () => {
    expect(keys('c3\rd4\n')).toEqual(['c', '3', 'enter', 'd', '4', 'enter'])
    expect(keys('a\u007f\u001b \u001a')).toEqual(['a', 'backspace', 'escape', 'space', 'ctrl+z'])
  })

  it('control keys have names, and keys with Alt are ignored', () => {
    expect(keys('z', { ctrl: true })).toEqual(['ctrl+z'])
    expect(keys('c', { ctrl: true })).toEqual(['ctrl+c'])
    expect(keys('x', { meta: true })).toEqual([])
  })

  it('replies of the terminal are not typed', () => {
    expect(keys('[?62;22c')).toEqual([])
    expect(keys('[I')).toEqual([])
    expect(keys('11;rgb:ffff/ffff/ffff')).toEqual([])
    expect(keys('[')).toEqual(['['])
  })

  it('a pasted text is only typed, with blanks for line ends', () => {
    expect(pastedKeys('c3\n d4\u001b\u001a')).toEqual(['c', '3', 'space', 'd', '4'])
  })

  it('releasing a key does not press it again', () => {
    expect(keys('a', { eventType: 'release' })).toEqual([])
  })

  it('a key is mapped to the character it types', () => {
    expect(typedCharacter('c')).toBe('c')
    expect(typedCharacter('space')).toBe(' ')
    expect(typedCharacter('é')).toBe('é')
    expect(typedCharacter('enter')).toBeUndefined()
    expect(typedCharacter('ctrl+z')).toBeUndefined()
  })
})

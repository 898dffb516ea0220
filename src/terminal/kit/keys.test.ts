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
  it('names arrows, Enter and the other keys that type nothing', () => {
    expect(keys('', { upArrow: true })).toEqual(['up'])
    expect(keys('\r', { return: true })).toEqual(['enter'])
    expect(keys('', { escape: true })).toEqual(['escape'])
    expect(keys('', { tab: true, shift: true })).toEqual(['shift+tab'])
  })

  it('takes keys that arrived in one read one by one, Enter and all', () => {
    expect(keys('c3\rd4\n')).toEqual(['c', '3', 'enter', 'd', '4', 'enter'])
    expect(keys('a\u007f\u001b \u001a')).toEqual(['a', 'backspace', 'escape', 'space', 'ctrl+z'])
  })

  it('names control keys and leaves out those held with Alt', () => {
    expect(keys('z', { ctrl: true })).toEqual(['ctrl+z'])
    expect(keys('c', { ctrl: true })).toEqual(['ctrl+c'])
    expect(keys('x', { meta: true })).toEqual([])
  })

  it('does not take what the terminal says for typing', () => {
    expect(keys('[?62;22c')).toEqual([])
    expect(keys('[I')).toEqual([])
    expect(keys('11;rgb:ffff/ffff/ffff')).toEqual([])
    expect(keys('[')).toEqual(['['])
  })

  it('takes what is pasted for typing alone, the ends of its lines for blanks', () => {
    expect(pastedKeys('c3\n d4\u001b\u001a')).toEqual(['c', '3', 'space', 'd', '4'])
  })

  it('does not press a key again when it is let go', () => {
    expect(keys('a', { eventType: 'release' })).toEqual([])
  })

  it('knows what a key types', () => {
    expect(typedCharacter('c')).toBe('c')
    expect(typedCharacter('space')).toBe(' ')
    expect(typedCharacter('é')).toBe('é')
    expect(typedCharacter('enter')).toBeUndefined()
    expect(typedCharacter('ctrl+z')).toBeUndefined()
  })
})

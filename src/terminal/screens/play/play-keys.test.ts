import { describe, expect, it } from 'vitest'
import type { KeyMap } from '../../kit/keymap.ts'
import { describeCommand } from '../../text/en/commands.ts'
import { endedKeys, parseCommand, playKeys } from './play-keys.ts'

const isCell = (text: string) => /^[a-j][0-9]+$/.test(text)

describe('keys at the board', () => {
  it('leave every letter and digit to typing during a game', () => {
    expect(allKeys(playKeys).filter(key => /^[a-z0-9]$/i.test(key))).toEqual([])
  })

  it.each([
    ['play', playKeys],
    ['ended', endedKeys],
  ])('have one command each (%s)', (_, keys) => {
    expect(new Set(allKeys(keys)).size).toBe(allKeys(keys).length)
  })

  it('with hints have descriptions', () => {
    for (const { command, quiet } of [...playKeys, ...endedKeys])
      if (!quiet) expect(describeCommand(command)).not.toBe('')
  })
})

describe('typed commands', () => {
  it('are read in upper and lower case', () => {
    expect(parseCommand('undo', isCell)).toBe('undo')
    expect(parseCommand(' QUIT ', isCell)).toBe('menu')
    expect(parseCommand('c3', isCell)).toBeUndefined()
  })

  it('need a colon where the word could be a move', () => {
    const isWord = () => true
    expect(parseCommand('undo', isWord)).toBeUndefined()
    expect(parseCommand(':undo', isWord)).toBe('undo')
  })
})

function allKeys(keys: KeyMap): readonly string[] {
  return keys.flatMap(binding => binding.keys)
}

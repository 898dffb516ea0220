import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { notation } from './notation.ts'

const read = (text: string) => {
  const move = notation.read(text)
  return move.ok ? move.value : move.rejection.code
}

describe('[W14] typed input', () => {
  test('is a guess, in any case', () => {
    for (const text of ['plant', ' PLANT ', 'guess Plant'])
      expect(read(text)).toEqual({ kind: 'guess', word: 'plant' })
  })

  test('may be S, E or a question mark for the other moves', () => {
    for (const text of ['s', 'S', 'Shuffle']) expect(read(text)).toEqual({ kind: 'shuffle' })
    for (const text of ['e', ' E ']) expect(read(text)).toEqual({ kind: 'exit' })
    expect(read('?')).toEqual({ kind: 'hint' })
    expect(read('?C4')).toEqual({ kind: 'hint', cell: { row: 3, column: 2 } })
  })

  test('is a guess even if it sounds like a command', () => {
    for (const word of ['exit', 'hint', 'help', 'quit', 'undo'])
      expect(read(word)).toEqual({ kind: 'guess', word })
  })

  test('is refused if it is not a word', () => {
    for (const text of ['two words', 'pl4nt', '? 4c', '!']) expect(read(text)).toBe('unreadable-move')
  })

  test('is refused if it is longer than any move, before its characters are composed', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    onTestFinished(() => normalize.mockRestore())
    expect(read(`a${'\u0301\u0316'.repeat(1_400)}`)).toBe('unreadable-move')
    expect(normalize).not.toHaveBeenCalled()
  })
})

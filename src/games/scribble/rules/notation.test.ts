import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { notation } from './notation.ts'

const CORNY = { kind: 'place', cell: { row: 7, column: 7 }, word: 'CORNY' } as const
const read = (text: string) => {
  const move = notation.read(text)
  return move.ok ? move.value : move.rejection.code
}

describe('a typed move', () => {
  it.each(['h8 across CORNY', 'h8 a CORNY', '8H CORNY', '8h CORNY', '8h across CORNY', '8H (COR)NY'])(
    'goes across: %s',
    text => expect(read(text)).toEqual({ ...CORNY, direction: 'across' }),
  )

  it.each(['h8 down CORNY', 'H8 d CORNY', 'H8 CORNY', 'h8 CORNY', '8h down CORNY'])('goes down: %s', text =>
    expect(read(text)).toEqual({ ...CORNY, direction: 'down' }),
  )

  it.each(['h8', '8h', 'h8 across', 'h8 a', 'CORNY', '8 CORNY', 'pass on'])('is refused: %s', text =>
    expect(read(text)).toBe('unreadable-move'),
  )

  it('is refused if it is longer than any move, before its characters are composed', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    onTestFinished(() => normalize.mockRestore())
    expect(read(`h8 across C${'\u0301\u0316'.repeat(1_400)}`)).toBe('unreadable-move')
    expect(normalize).not.toHaveBeenCalled()
  })

  it('[S14] looks up a pattern with question marks like one with dots', () => {
    expect(read('query T?A?')).toEqual(read('query T.A.'))
  })

  it('says whether a pass was made for a player whose time was up', () => {
    for (const move of [{ kind: 'pass' }, { kind: 'pass', onTime: true }] as const)
      expect(read(notation.write(move))).toEqual(move)
  })
})

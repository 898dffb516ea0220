import { describe, expect, it } from 'vitest'
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

  it('[S14] looks up a pattern with question marks like one with dots', () => {
    expect(read('query T?A?')).toEqual(read('query T.A.'))
  })

  it('says whether a pass was made for a player whose time was up', () => {
    for (const move of [{ kind: 'pass' }, { kind: 'pass', onTime: true }] as const)
      expect(read(notation.write(move))).toEqual(move)
  })
})

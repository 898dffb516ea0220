import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { act } from '#table/act.ts'
import { viewFor } from '#table/table.ts'
import type { View } from '../rules/types.ts'
import { openTestTable, playMoves } from '../testing/test-table.ts'
import { type PickedItem, type TapResult, tapCell, tapWord } from './taps.ts'

const filling = (...moves: string[]) => playMoves(openTestTable(), ...moves.map(text => [0, text] as const))
const view = (...moves: string[]): View => viewFor(filling(...moves), 0)
const cell = (place: number): PickedItem => ({ kind: 'cell', place })
const word = (one: string): PickedItem => ({ kind: 'word', word: one })

describe('[G14] taps while a grid is filled', () => {
  it('a cell and then a word place it, and the next empty cell waits', () => {
    const chosen = tapCell(view(), undefined, 4)
    expect(chosen).toEqual({ picked: cell(4) })
    expect(tapWord(view(), chosen.picked, 'cat')).toEqual({ move: 'place cat b2', picked: cell(5) })
    expect(tapWord(view('place ant a1'), cell(8), 'cat')).toEqual({
      move: 'place cat c3',
      picked: cell(1),
    })
  })

  it('a word and then a cell place it, and nothing waits', () => {
    const chosen = tapWord(view(), undefined, 'cat')
    expect(chosen).toEqual({ picked: word('cat') })
    expect(tapCell(view(), chosen.picked, 0)).toEqual({ move: 'place cat a1' })
  })

  it('two cells are exchanged if the first has a word; an empty one is only chosen', () => {
    const now = view('place cat a1')
    expect(tapCell(now, cell(0), 5)).toEqual({ move: 'swap a1 c2' })
    expect(tapCell(now, cell(5), 0)).toEqual({ picked: cell(0) })
  })

  it('the same cell or word again is let go', () => {
    expect(tapCell(view(), cell(3), 3)).toEqual({})
    expect(tapWord(view(), word('cat'), 'cat')).toEqual({})
    expect(tapWord(view('place cat a1'), cell(0), 'cat')).toEqual({})
  })

  it('a word that stands leads to its cell', () => {
    expect(tapWord(view('place cat c3'), undefined, 'cat')).toEqual({ picked: cell(8) })
  })

  test('whatever is tapped, every move that comes of it is accepted', () => {
    const pool = view().terms.pool
    fc.assert(
      fc.property(fc.array(fc.record({ isCell: fc.boolean(), at: fc.nat(8) }), { maxLength: 40 }), taps => {
        let table = filling()
        let picked: PickedItem | undefined
        for (const { isCell, at } of taps) {
          const now = viewFor(table, 0)
          const gesture: TapResult = isCell ? tapCell(now, picked, at) : tapWord(now, picked, pool[at]!)
          picked = gesture.picked
          if (gesture.move === undefined) continue
          const next = act(table, { do: 'move', seat: 0, text: gesture.move }, 0)
          if (!next.ok) throw new Error(`${gesture.move}: ${next.rejection.code}`)
          table = next.value
        }
      }),
    )
  })
})

describe('[G3] taps while words are called', () => {
  const calling = { ...view('fill'), phase: 'calling' as const }

  it('a word is called by its second tap, so that no call is made by mistake', () => {
    expect(tapWord(calling, undefined, 'cat')).toEqual({ picked: word('cat') })
    expect(tapWord(calling, word('dog'), 'cat')).toEqual({ picked: word('cat') })
    expect(tapWord(calling, word('cat'), 'cat')).toEqual({ move: 'call cat' })
  })
})

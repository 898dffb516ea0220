import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeCell } from '#kernel/grid.ts'
import { tentativeTiles } from '../presentation/hand/hand.ts'
import { bagOf, CORN, cornKeyPlayer, keyPlayerAt, laidTilesText } from '../testing/key-player.ts'
import { bagSlots, returnedLetters } from './draft.ts'

describe('the bag', () => {
  it('[S16] is shuffled at any time, and new letters come at its end', () => {
    const ann = cornKeyPlayer()
    ann.press('~')
    const order = bagOf(ann)
    expect(order).not.toBe('CORNFYO')
    expect([...order].sort().join('')).toBe('CFNOORY')
    ann.press('corn', 'enter')
    ann.table.try('pass')
    const left = [...order]
      .filter(letter => !'CRN'.includes(letter))
      .join('')
      .replace('O', '')
    expect(bagOf(ann)).toBe(`${left}VGNA`)
  })

  it('keeps every letter, whatever is pressed', () => {
    const keys = fc.constantFrom(...'corntackhpsfyo}@~|.', 'ctrl+o', 'space', 'backspace', 'escape', 'enter')
    const cells = fc.record({ row: fc.nat(14), column: fc.nat(14) })
    fc.assert(
      fc.property(fc.array(fc.oneof(keys, cells), { maxLength: 60 }), presses => {
        const player = keyPlayerAt({ words: CORN.words, params: { reservoir: 'half' } })
        for (const press of presses) {
          if (typeof press !== 'string') player.goTo(writeCell(press))
          else player.press(press)
          const { draft, view, table } = player
          const own = table.state.bags[(table.state.round - 1) % 2]!
          const slots = bagSlots(draft)
          const laid = tentativeTiles(draft.hand)
          const used = [...laid.map(one => one.letter), ...returnedLetters(draft)]
          expect([...slots.filter(one => one !== null), ...used].sort()).toEqual([...own].sort())
          expect(new Set(laid.map(one => writeCell(one.cell))).size).toBe(laid.length)
          expect(laid.every(one => view.board[one.cell.row]![one.cell.column] === null)).toBe(true)
        }
      }),
      { numRuns: 150 },
    )
  })
})

describe('exchanging', () => {
  it('[S9] collects letters after Returns, and gives them back at Enter', () => {
    const ann = cornKeyPlayer()
    ann.press('co', '}')
    expect([laidTilesText(ann), bagOf(ann)]).toEqual(['', 'CORNFYO'])
    ann.press('foo', 'backspace')
    expect([returnedLetters(ann.draft), bagOf(ann)]).toEqual([['F', 'O'], 'C_RN_YO'])
    ann.press('enter')
    expect([ann.move, ann.table.state.last?.kind]).toEqual(['exchange FO', 'exchanged'])
  })

  it('wants at least one letter, and takes none that is not there', () => {
    const ann = cornKeyPlayer()
    ann.press('}', 'enter')
    expect(ann.refusal?.code).toBe('nothing-exchanged')
    ann.press('z')
    expect(ann.refusal?.code).toBe('letter-missing')
    ann.press('_', 'escape')
    expect([ann.draft.mode, ann.table.state.round]).toEqual(['placing', 1])
  })
})

describe('ordering the bag', () => {
  it('[S16] puts the letters first that are typed, those on the board too, and lays none', () => {
    const ann = cornKeyPlayer()
    ann.press('c', 'ctrl+o', 'yon')
    expect([bagOf(ann), laidTilesText(ann), ann.draft.mode]).toEqual(['YON_RFO', 'Ch8', 'ordering'])
    ann.press('z')
    expect(ann.refusal?.code).toBe('letter-missing')
    ann.press('enter', 'o')
    expect([bagOf(ann), laidTilesText(ann)]).toEqual(['Y_N_RFO', 'Ch8 Oi8'])
  })

  it('[S16] is left by its own key, by Escape, or for something else, and the order stays', () => {
    for (const way of ['ctrl+o', 'escape', '~']) {
      const ann = cornKeyPlayer()
      ann.press('ctrl+o', 'f', way)
      expect(ann.draft).toMatchObject({ mode: 'placing', named: [] })
      if (way !== '~') expect(bagOf(ann)).toBe('FCORNYO')
    }
    const ann = cornKeyPlayer()
    ann.press('ctrl+o', 'f', '}')
    expect([ann.draft.mode, returnedLetters(ann.draft), bagOf(ann)]).toEqual(['returning', [], 'FCORNYO'])
    ann.press('f', 'ctrl+o')
    expect([ann.draft.mode, bagOf(ann)]).toEqual(['ordering', 'FCORNYO'])
  })
})

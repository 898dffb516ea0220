import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCell, writeCell } from '#kernel/grid.ts'
import { emptyBoard, withLetter } from '../../rules/board.ts'
import type { Placed, View } from '../../rules/types.ts'
import {
  emptyHand,
  type Hand,
  isLaid,
  laidAt,
  moveTileInBag,
  putTile,
  recallTiles,
  shuffleTiles,
  sortTiles,
  tentativeTiles,
} from './hand.ts'
import { playedTiles, refillHand, restoreBagOrder } from './refill.ts'
import { foldKey, isLetterKey } from './tile-by-key.ts'
import { aimAtCell, moveCursor, putTileAtCursor, takeBackTile, turnDirection, typeLetter } from './typing.ts'

const LETTERS = 'A C CH L LL N O R T Y'.split(' ').map(letter => ({ letter, points: 1 }))

function viewOf(change: Partial<View> = {}): View {
  return { viewer: 0, board: emptyBoard(), letters: LETTERS, last: null, ...change } as View
}

function handOf(letters: string): Hand {
  return refillHand(emptyHand(), viewOf(), letters.split(' '), new Set())
}

const cell = (name: string) => readCell(name)!
const shown = (hand: Hand) => hand.tiles.map(({ letter }) => letter).join(' ')
const laid = (hand: Hand) =>
  tentativeTiles(hand)
    .map(({ letter, cell: at }) => `${letter} ${writeCell(at)}`)
    .join(', ')

/** Types a text key by key; a refused key changes nothing. */
function typed(from: Hand, keys: string, view = viewOf()): Hand {
  return [...keys].reduce((hand, key) => {
    const next = typeLetter(hand, view, key)
    return next.ok ? next.value : hand
  }, from)
}

describe('typing', () => {
  it('[S16] puts one letter after the other in the direction', () => {
    const hand = typed(aimAtCell(handOf('C O R N Y A T'), cell('h8')), 'CORN')
    expect(laid(hand)).toBe('C h8, O i8, R j8, N k8')
    expect(writeCell(hand.cursor!)).toBe('l8')
    expect(laid(typed(turnDirection(aimAtCell(handOf('C O R N'), cell('h8'))), 'CO'))).toBe('C h8, O h9')
  })

  it('[S16] goes over letters that lie there, which may be typed too', () => {
    const view = viewOf({ board: withLetter(withLetter(emptyBoard(), cell('h8'), 'C'), cell('i8'), 'O') })
    expect(laid(typed(aimAtCell(handOf('R N Y'), cell('g8')), 'NRY', view))).toBe('N g8, R j8, Y k8')
    expect(laid(typed(aimAtCell(handOf('R N Y'), cell('h8')), 'CORN', view))).toBe('R j8, N k8')
    expect(laid(typed(aimAtCell(handOf('R N Y'), cell('h8')), 'RN', view))).toBe('R j8, N k8')
    expect(laid(typed(aimAtCell(handOf('R N Y'), cell('g8')), 'NCORY', view))).toBe('N g8, R j8, Y k8')
    expect(laid(typed(aimAtCell(handOf('R N C'), cell('g8')), 'NCRC', view))).toBe('N g8, R j8, C k8')
  })

  it('[S16] goes over what was put down, unless one goes there: then it takes its place', () => {
    const hand = putTile(
      putTile(aimAtCell(handOf('C O R N'), cell('h8')), emptyBoard(), 0, cell('i8')),
      emptyBoard(),
      1,
      cell('k8'),
    )
    expect(laid(typed(moveCursor(hand, cell('h8')), 'RN'))).toBe('C i8, O k8, R h8, N j8')
    expect(laid(typed(moveCursor(hand, cell('i8')), 'R'))).toBe('O k8, R i8')
    // The letter that lies there is as good as one of the bag.
    const again = typed(moveCursor(hand, cell('i8')), 'C')
    expect([laid(again), writeCell(again.cursor!)]).toEqual(['O k8, C i8', 'j8'])
  })

  it('[S16] goes on after a letter that was dragged there', () => {
    const hand = putTile(handOf('C O'), emptyBoard(), 0, cell('h8'))
    expect(laid(typed(moveCursor(hand, cell('h8')), 'O'))).toBe('C h8, O i8')
  })

  it('[S16] turning takes the cursor along from beside a first letter', () => {
    const first = typed(aimAtCell(handOf('C O R'), cell('h8')), 'C')
    expect(laid(typed(turnDirection(first), 'OR'))).toBe('C h8, O h9, R h10')
    const border = typed(aimAtCell(handOf('C O R'), cell('o8')), 'C')
    expect([border.cursor, laid(typed(turnDirection(border), 'O'))]).toEqual([null, 'C o8, O o9'])
    expect(turnDirection(moveCursor(first, cell('c3'))).cursor).toEqual(cell('c3'))
  })

  it('[S16] the second letter decides the direction', () => {
    const first = typed(aimAtCell(handOf('C O R'), cell('h8')), 'C')
    const second = typed(aimAtCell(first, cell('h9')), 'O')
    expect(second.direction).toBe('down')
    expect(laid(typed(second, 'R'))).toBe('C h8, O h9, R h10')
  })

  it('[S16] Backspace takes back the last letter, or the one under the cursor', () => {
    const hand = typed(aimAtCell(handOf('C O R'), cell('h8')), 'CO')
    expect(laid(takeBackTile(hand))).toBe('C h8')
    expect(writeCell(takeBackTile(hand).cursor!)).toBe('i8')
    expect(laid(takeBackTile(aimAtCell(hand, cell('h8'))))).toBe('O i8')
    expect(laid(takeBackTile(takeBackTile(takeBackTile(hand))))).toBe('')
  })

  it('[S13] a letter that is not in the bag is refused with its name', () => {
    const hand = typed(aimAtCell(handOf('C O'), cell('h8')), 'C')
    expect(typeLetter(hand, viewOf(), 'C')).toMatchObject({
      rejection: { code: 'letter-missing', details: { letter: 'C', needed: 2, held: 1 } },
    })
  })

  it('the board ends where it ends', () => {
    const hand = typed(aimAtCell(handOf('C O R'), cell('n8')), 'CO')
    expect(laid(hand)).toBe('C n8, O o8')
    expect(typeLetter(hand, viewOf(), 'R')).toMatchObject({ rejection: { code: 'board-ends' } })
  })

  it('the board also ends behind letters that lie there', () => {
    const view = viewOf({ board: withLetter(emptyBoard(), cell('o8'), 'A') })
    const hand = typed(aimAtCell(handOf('C O R'), cell('n8')), 'CA', view)
    expect([laid(hand), hand.cursor]).toEqual(['C n8', cell('o8')])
    expect(typeLetter(hand, view, 'O')).toMatchObject({ rejection: { code: 'board-ends' } })
  })

  it('[S8] a letter of several characters is typed by its characters, the longest that is in the bag', () => {
    expect(laid(typed(aimAtCell(handOf('CH A'), cell('h8')), 'CHA'))).toBe('CH h8, A i8')
    expect(laid(typed(aimAtCell(handOf('C CH A'), cell('h8')), 'CHA'))).toBe('CH h8, A i8')
    expect(laid(typed(aimAtCell(handOf('L L LL'), cell('h8')), 'LLLL'))).toBe('LL h8, L i8, L j8')
    expect(laid(typed(aimAtCell(handOf('L LL'), cell('o8')), 'LL'))).toBe('LL o8')
  })

  it('[S8] a bar divides two letters that would be one, and so does going elsewhere', () => {
    expect(laid(typed(aimAtCell(handOf('L L LL'), cell('h8')), 'L|L'))).toBe('L h8, L i8')
    const first = typed(aimAtCell(handOf('L L LL'), cell('h8')), 'L')
    expect(laid(typed(moveCursor(first, cell('j8')), 'L'))).toBe('L h8, L j8')
    expect(laid(typed(moveCursor(first, cell('i8')), 'L'))).toBe('LL h8')
  })

  it('[S8] knows which key types a letter, in any case, and which letter is none here', () => {
    const keys = ['c', 'h', 'x', '|', '7', 'Enter']
    expect(keys.map(key => isLetterKey(LETTERS, key))).toEqual([true, true, true, true, false, false])
    expect(isLetterKey([{ letter: '7', points: 1 }], '7')).toBe(true)
    const hand = aimAtCell(handOf('CH A'), cell('h8'))
    for (const sign of ['x', 'h'])
      expect(typeLetter(hand, viewOf(), sign)).toMatchObject({
        rejection: { code: 'unknown-letter-placed', details: { sign } },
      })
    expect(laid(typed(hand, 'cha'))).toBe('CH h8, A i8')
  })

  it('[S8] i and ı are two where the alphabet has both', () => {
    const turkish = ['I', 'İ'].map(letter => ({ letter, points: 1 }))
    expect([foldKey(turkish, 'i'), foldKey(turkish, 'ı')]).toEqual(['İ', 'I'])
    const view = viewOf({ letters: turkish })
    expect(laid(typed(aimAtCell(handOf('I İ'), cell('h8')), 'iı', view))).toBe('İ h8, I i8')
  })
})

describe('a cell that is chosen', () => {
  it('is gone on from across, then down, then not at all', () => {
    const once = aimAtCell(handOf('C O'), cell('h8'))
    const twice = aimAtCell(once, cell('h8'))
    expect([once.direction, twice.direction, aimAtCell(twice, cell('h8')).cursor]).toEqual([
      'across',
      'down',
      null,
    ])
  })

  it('is gone on from in the direction last used, and then in the other', () => {
    const elsewhere = aimAtCell(turnDirection(aimAtCell(handOf('C O'), cell('h8'))), cell('b2'))
    const twice = aimAtCell(elsewhere, cell('b2'))
    expect([elsewhere.direction, twice.direction, twice.cursor]).toEqual(['down', 'across', cell('b2')])
    expect(aimAtCell(twice, cell('b2')).cursor).toBeNull()
    const next = typed(twice, 'C')
    expect(aimAtCell(next, cell('c2')).direction).toBe('down')
  })

  it('with a tile tapped takes it, and the next cell is next', () => {
    const hand = aimAtCell(handOf('C O'), cell('h8'))
    expect(
      laid(
        putTileAtCursor(putTileAtCursor(hand, emptyBoard(), hand.tiles[1]!), emptyBoard(), hand.tiles[0]!),
      ),
    ).toBe('O h8, C i8')
  })
})

describe('a bag', () => {
  it('[S16] is arranged as its player likes', () => {
    const hand = handOf('C O R N')
    expect(shown(moveTileInBag(hand, hand.tiles[0]!.id, 2))).toBe('O R C N')
    expect(shown(moveTileInBag(hand, hand.tiles[3]!.id, 0))).toBe('N C O R')
    expect(shown(sortTiles(handOf('R LL A L C'), LETTERS))).toBe('A C L LL R')
    expect(shown(shuffleTiles(handOf('C O R N'), () => 0))).toBe('O R N C')
    expect(restoreBagOrder(['A', 'B', 'C', 'A'], ['C', 'A'])).toEqual(['C', 'A', 'B', 'A'])
  })

  it('[S16] gets new letters at its end, also where they are the same as those that went', () => {
    const hand = typed(aimAtCell(moveTileInBag(handOf('C O A R N'), 2, 0), cell('h8')), 'AN')
    expect(shown(hand)).toBe('A C O R N')
    const board = withLetter(withLetter(emptyBoard(), cell('h8'), 'A'), cell('i8'), 'N')
    const last = { kind: 'placed', seat: 0, cells: [cell('h8'), cell('i8')] } as unknown as Placed
    const view = viewOf({ board, last })
    const next = refillHand(hand, view, ['C', 'O', 'R', 'T', 'A'], playedTiles(hand, view))
    expect(shown(next)).toBe('C O R T A')
    expect(laid(next)).toBe('')
  })

  it('keeps what was put down while the other plays, unless that cell is taken now', () => {
    const hand = typed(aimAtCell(handOf('C O R'), cell('h8')), 'COR')
    const view = viewOf({ board: withLetter(emptyBoard(), cell('i8'), 'Y') })
    expect(laid(refillHand(hand, view, ['C', 'O', 'R'], new Set()))).toBe('C h8, R j8')
  })

  it('[S13] is always whole: every tile is in the bag or on one free cell, whatever is done', () => {
    const board = withLetter(emptyBoard(), cell('b2'), 'A')
    const cells = fc.record({ row: fc.nat(3), column: fc.nat(3) })
    const action = fc.oneof(
      fc.record({ do: fc.constant('put' as const), id: fc.nat(8), cell: cells }),
      fc.record({ do: fc.constant('type' as const), sign: fc.constantFrom(...'ACHLNORTY|') }),
      fc.record({ do: fc.constant('aim' as const), cell: cells }),
      fc.record({ do: fc.constant('go' as const), cell: cells }),
      fc.record({ do: fc.constant('back' as const) }),
      fc.record({ do: fc.constant('turn' as const) }),
      fc.record({ do: fc.constant('recall' as const), id: fc.option(fc.nat(8), { nil: undefined }) }),
      fc.record({ do: fc.constant('arrange' as const), id: fc.nat(8), place: fc.nat(6) }),
    )
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), actions => {
        let hand = handOf('C O R CH L LL A')
        for (const one of actions) {
          if (one.do === 'put') hand = putTile(hand, board, one.id, one.cell)
          else if (one.do === 'type') hand = typed(hand, one.sign, viewOf({ board }))
          else if (one.do === 'aim') hand = aimAtCell(hand, one.cell)
          else if (one.do === 'go') hand = moveCursor(hand, one.cell)
          else if (one.do === 'back') hand = takeBackTile(hand)
          else if (one.do === 'turn') hand = turnDirection(hand)
          else if (one.do === 'recall') hand = recallTiles(hand, one.id)
          else hand = moveTileInBag(hand, one.id, one.place)
          expect(shown(hand).split(' ').sort()).toEqual('A C CH L LL O R'.split(' '))
          const places = tentativeTiles(hand).map(({ cell: at }) => writeCell(at))
          expect(new Set(places).size).toBe(places.length)
          expect(places).not.toContain('b2')
          for (const { id } of hand.laid) expect(isLaid(hand, id)).toBe(true)
          for (const { cell: at, letter } of tentativeTiles(hand))
            expect(laidAt(hand, at)?.letter).toBe(letter)
        }
      }),
    )
  })
})

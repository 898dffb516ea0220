import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeCell } from '#kernel/grid.ts'
import { alphabetOf } from '#lexicon/alphabet.ts'
import { buildLexicon } from '#lexicon/lexicon.ts'
import { writeBoard } from '../rules/board.ts'
import { putsOf } from '../rules/hand/hand.ts'
import { type Desk, deskAt } from '../testing/desk.ts'
import { bagSlots, returnedLetters } from './draft.ts'

const WORDS = 'CORN CORNY NAVY ON TRACK TRACE TRADE ACT'
const DRAWS = 'C O R N F Y O A C K T H P S V G N A Q W E R R T Y Z T'

function desk(): Desk {
  return deskAt({ words: WORDS, draws: DRAWS })
}

const bag = ({ draft }: Desk) =>
  bagSlots(draft)
    .map(letter => letter ?? '_')
    .join('')
const at = ({ cursor }: Desk) => writeCell(cursor)
const lying = ({ draft }: Desk) =>
  putsOf(draft.hand)
    .map(({ cell, letter }) => letter + writeCell(cell))
    .join(' ')

describe('laying letters', () => {
  it('[S16] a letter key lays a letter of the bag at the cursor, which goes on', () => {
    const ann = desk()
    ann.goTo('f7')
    ann.press('corn')
    expect([lying(ann), bag(ann), at(ann)]).toEqual(['Cf7 Og7 Rh7 Ni7', '____FYO', 'j7'])
    expect(ann.table.state.round).toBe(1)
    ann.press('enter')
    expect(ann.move).toBe('f7 across CORN')
    expect(writeBoard(ann.table.state.board)[6]).toBe('.....CORN......')
  })

  it('[S16] Space turns the direction, and a first letter takes the cursor along', () => {
    const ann = desk()
    ann.press('c', 'space', 'o')
    expect([lying(ann), at(ann), ann.draft.hand.direction]).toEqual(['Ch8 Oh9', 'h10', 'down'])
  })

  it('[S16] the second letter shows the direction', () => {
    const ann = desk()
    ann.press('c')
    ann.goTo('h9')
    ann.press('o')
    expect([ann.draft.hand.direction, at(ann)]).toEqual(['down', 'h10'])
  })

  it('[S16] Backspace takes back the last letter, or the one under the cursor', () => {
    const ann = desk()
    ann.press('corn', 'backspace')
    expect([lying(ann), at(ann), bag(ann)]).toEqual(['Ch8 Oi8 Rj8', 'k8', '___NFYO'])
    ann.goTo('i8')
    ann.press('backspace')
    expect([lying(ann), at(ann)]).toEqual(['Ch8 Rj8', 'i8'])
  })

  it('[S16] Escape recalls all of them, and is the menu’s once there is nothing to recall', () => {
    const ann = desk()
    ann.press('corn', 'escape')
    expect([lying(ann), at(ann), bag(ann)]).toEqual(['', 'h8', 'CORNFYO'])
    expect(ann.press('escape')).toBe(false)
  })

  it('a letter laid on another takes its place', () => {
    const ann = desk()
    ann.press('corn')
    ann.goTo('i8')
    ann.press('y')
    expect([lying(ann), bag(ann)]).toEqual(['Ch8 Rj8 Nk8 Yi8', '_O__F_O'])
  })

  it('goes over letters on the board, whether they are typed too or not', () => {
    for (const typed of ['track', 'tack']) {
      const ben = desk()
      ben.goTo('f7')
      ben.press('corn', 'enter')
      ben.goTo('h6')
      ben.press('space', typed)
      expect(lying(ben)).toBe('Th6 Ah8 Ch9 Kh10')
      ben.press('enter')
      expect([ben.move, ben.refusal]).toEqual(['h6 down TRACK', undefined])
    }
  })

  it('[S3] names the whole run, whichever part of it is new', () => {
    const ann = desk()
    ann.goTo('f7')
    ann.press('corn', 'enter')
    ann.table.try('pass')
    ann.goTo('j7')
    ann.press('space', 'y', 'enter')
    expect([ann.move, ann.refusal]).toEqual(['f7 across CORNY', undefined])
  })

  it('refuses a letter that is not in the bag, or not often enough', () => {
    const ann = desk()
    ann.press('x')
    expect(ann.refusal).toMatchObject({ code: 'letter-missing', details: { letter: 'X', held: 0 } })
    ann.press('ooo')
    expect(ann.refusal).toMatchObject({
      code: 'letter-missing',
      details: { letter: 'O', needed: 3, held: 2 },
    })
    expect(lying(ann)).toBe('Oh8 Oi8')
    ann.press('é')
    expect(ann.refusal).toMatchObject({ code: 'unknown-letter-placed' })
  })

  it('says where the board ends', () => {
    const ann = desk()
    ann.goTo('n8')
    ann.press('cor')
    expect([ann.refusal?.code, lying(ann)]).toEqual(['board-ends', 'Cn8 Oo8'])
  })

  it('says what lies in more than one line, or that nothing does', () => {
    const ann = desk()
    ann.press('enter')
    expect(ann.refusal).toMatchObject({ code: 'nothing-placed' })
    ann.press('co')
    ann.goTo('a1')
    ann.press('r', 'enter')
    expect(ann.refusal).toMatchObject({ code: 'not-in-line', cells: expect.any(Array) })
    expect(ann.move).toBeUndefined()
  })

  it('[S2] tells of a gap, and the letters stay', () => {
    const ann = desk()
    ann.press('c')
    ann.goTo('j8')
    ann.press('r', 'enter')
    expect([ann.move, ann.refusal]).toMatchObject([undefined, { code: 'gap', details: { cell: 'i8' } }])
    expect(lying(ann)).toBe('Ch8 Rj8')
  })

  it('[S13] puts a word that is none back into the bag, and the cursor to where it began', () => {
    const ann = desk()
    ann.press('corf', 'enter')
    expect(ann.refusal).toMatchObject({ code: 'not-a-word' })
    expect([lying(ann), at(ann), bag(ann)]).toEqual(['', 'h8', 'CORNFYO'])
  })

  it('is left alone by what others do, unless they take its place', () => {
    const ann = desk()
    ann.goTo('f7')
    ann.press('corn', 'enter', '-', 'h')
    expect(ann.draft.mode).toBe('returning')
    ann.table.try('query TR...')
    expect([ann.draft.mode, returnedLetters(ann.draft)]).toEqual(['returning', ['H']])
  })
})

describe('the bag', () => {
  it('[S16] is shuffled at any time, and new letters come at its end', () => {
    const ann = desk()
    ann.press('*')
    const order = bag(ann)
    expect(order).not.toBe('CORNFYO')
    expect([...order].sort().join('')).toBe('CFNOORY')
    ann.press('corn', 'enter')
    ann.table.try('pass')
    const left = [...order]
      .filter(letter => !'CRN'.includes(letter))
      .join('')
      .replace('O', '')
    expect(bag(ann)).toBe(`${left}VGNA`)
  })

  it('keeps every letter, whatever is pressed', () => {
    const keys = fc.constantFrom(...'corntackhpsfyo-/*|.', 'space', 'backspace', 'escape', 'enter')
    const cells = fc.record({ row: fc.nat(14), column: fc.nat(14) })
    fc.assert(
      fc.property(fc.array(fc.oneof(keys, cells), { maxLength: 60 }), presses => {
        const player = deskAt({ words: WORDS, setup: { reservoir: 'half' } })
        for (const press of presses) {
          if (typeof press !== 'string') player.goTo(writeCell(press))
          else player.press(press)
          const { draft, view, table } = player
          const own = table.state.bags[(table.state.round - 1) % 2]!
          const slots = bagSlots(draft)
          const laid = putsOf(draft.hand)
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
    const ann = desk()
    ann.press('co', '-')
    expect([lying(ann), bag(ann)]).toEqual(['', 'CORNFYO'])
    ann.press('foo', 'backspace')
    expect([returnedLetters(ann.draft), bag(ann)]).toEqual([['F', 'O'], 'C_RN_YO'])
    ann.press('enter')
    expect([ann.move, ann.table.state.last?.kind]).toEqual(['exchange FO', 'exchanged'])
  })

  it('wants at least one letter, and takes none that is not there', () => {
    const ann = desk()
    ann.press('-', 'enter')
    expect(ann.refusal?.code).toBe('nothing-exchanged')
    ann.press('z')
    expect(ann.refusal?.code).toBe('letter-missing')
    ann.press('=', 'escape')
    expect([ann.draft.mode, ann.table.state.round]).toEqual(['placing', 1])
  })
})

describe('ordering the bag', () => {
  it('[S16] puts the letters first that are typed, those on the board too, and lays none', () => {
    const ann = desk()
    ann.press('c', '+', 'yon')
    expect([bag(ann), lying(ann), ann.draft.mode]).toEqual(['YON_RFO', 'Ch8', 'ordering'])
    ann.press('z')
    expect(ann.refusal?.code).toBe('letter-missing')
    ann.press('enter', 'o')
    expect([bag(ann), lying(ann)]).toEqual(['Y_N_RFO', 'Ch8 Oi8'])
  })

  it('[S16] is left by its own key, by Escape, or for something else, and the order stays', () => {
    for (const way of ['+', 'escape', '*']) {
      const ann = desk()
      ann.press('+', 'f', way)
      expect(ann.draft).toMatchObject({ mode: 'placing', named: [] })
      if (way !== '*') expect(bag(ann)).toBe('FCORNYO')
    }
    const ann = desk()
    ann.press('+', 'f', '-')
    expect([ann.draft.mode, returnedLetters(ann.draft), bag(ann)]).toEqual(['returning', [], 'FCORNYO'])
    ann.press('f', '+')
    expect([ann.draft.mode, bag(ann)]).toEqual(['ordering', 'FCORNYO'])
  })

  it('[S16] takes letters of several signs', () => {
    const lexicon = buildLexicon(['LL|A'], alphabetOf('A L LL'))
    const ownReservoir = 'A 1 20\nL 1 20\nLL 8 20'
    const ann = deskAt({
      ...{ words: '', lexicon, setup: { reservoir: 'own', ownReservoir } },
      draws: 'A A L A LL A A A A A A A A A A A A A A',
    })
    ann.press('+', 'lll', 'enter')
    expect(bagSlots(ann.draft)).toEqual(['LL', 'L', 'A', 'A', 'A', 'A', 'A'])
  })
})

describe('asking the dictionary', () => {
  it('[S14] in the middle of an exchange gives the letters up', () => {
    const ann = desk()
    ann.press('-', 'corn', '/', 'escape')
    expect([ann.draft.mode, bag(ann)]).toEqual(['placing', 'CORNFYO'])
  })

  it('[S14] spells letters and dots, a blank for a dot, and keeps what lies on the board', () => {
    const ann = desk()
    ann.press('co', '/', 'tr', 'space', '..', 'enter')
    expect([ann.move, lying(ann), ann.draft.mode]).toEqual(['query TR...', 'Ch8 Oi8', 'placing'])
    expect(ann.view.answer?.words).toEqual(['TRACE', 'TRACK', 'TRADE'])
    expect(ann.view.queriesLeft).toBe(2)
  })

  it('[S14] keeps a malformed query, to be put right', () => {
    const ann = desk()
    ann.press('/', 't', 'enter')
    expect([ann.refusal?.code, ann.draft.pattern, ann.view.queriesLeft]).toEqual(['pattern-length', 'T', 3])
    ann.press('enter')
    ann.press('backspace', 'escape')
    expect(ann.draft).toMatchObject({ mode: 'placing', pattern: '' })
  })

  it('[S14] turns pages without counting them, and stops at the first and the last', () => {
    const words = Array.from({ length: 25 }, (_, index) => `A${String.fromCharCode(65 + index)}`).join(' ')
    const ann = deskAt({ words })
    ann.press('/', 'a.', 'enter', 'pageup')
    expect([ann.move, ann.view.answer?.page]).toEqual([undefined, 1])
    ann.press('pagedown', 'pagedown', 'pagedown')
    expect([ann.move, ann.view.answer?.page, ann.view.queriesLeft]).toEqual([undefined, 3, 2])
  })
})

describe('letters of several signs', () => {
  const alphabet = alphabetOf('A C CH E L LL O')
  const lexicon = buildLexicon(['LL|A|CH', 'L|L|A', 'CH|E', 'C|O'], alphabet)
  const reservoir = 'A 1 20\nC 1 20\nCH 5 20\nE 1 20\nL 1 20\nLL 8 20\nO 1 20'
  const spanish = (draws: string) =>
    deskAt({ words: '', lexicon, draws, setup: { reservoir: 'own', ownReservoir: reservoir } })

  it('are typed sign by sign, the longest that is in the bag', () => {
    const ann = spanish('L L LL A CH E O A A A A A A A A A A A A A')
    ann.press('llach', 'enter')
    expect([ann.move, ann.refusal]).toEqual(['h8 across LLACH', undefined])
  })

  it('are told apart by a divider', () => {
    const ann = spanish('L L LL A CH E O A A A A A A A A A A A A A')
    ann.press('l', '|', 'l', 'a', 'enter')
    expect([ann.move, ann.refusal]).toEqual(['h8 across L|L|A', undefined])
  })

  it('[S9] are given back sign by sign too', () => {
    const ann = spanish('L L LL A CH E O A A A A A A A A A A A A A')
    ann.press('-', 'll', 'l', '|', 'l', 'ch', 'enter')
    expect([ann.move, ann.refusal]).toEqual(['exchange LL|L|L|CH', undefined])
  })

  it('are begun by their first sign where the shorter one is not there', () => {
    const ann = spanish('CH E A A A O O A A A A A A A A A A A A')
    ann.press('c')
    expect(lying(ann)).toBe('CHh8')
    ann.press('h', 'e')
    expect(lying(ann)).toBe('CHh8 Ei8')
  })

  it('i and ı are two where the alphabet has both', () => {
    const turkish = buildLexicon(['Kİ', 'KI'], alphabetOf('I İ K'))
    const ann = deskAt({
      words: '',
      lexicon: turkish,
      draws: 'K I İ K I İ K K K K K K K K K K',
      setup: { reservoir: 'own', ownReservoir: 'I 2 20\nİ 1 20\nK 1 20' },
    })
    ann.press('ki', 'enter')
    expect(ann.move).toBe('h8 across Kİ')
  })
})

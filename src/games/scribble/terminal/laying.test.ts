import { describe, expect, it } from 'vitest'
import { writeBoard } from '../formats/board-text.ts'
import { bagOf, cornKeyPlayer, cursorOf, laidTilesText } from '../testing/key-player.ts'
import { returnedLetters } from './draft.ts'

describe('laying letters', () => {
  it('[S16] a letter key lays a letter of the bag at the cursor, which goes on', () => {
    const ann = cornKeyPlayer()
    ann.goTo('f7')
    ann.press('corn')
    expect([laidTilesText(ann), bagOf(ann), cursorOf(ann)]).toEqual(['Cf7 Og7 Rh7 Ni7', '____FYO', 'j7'])
    expect(ann.table.state.round).toBe(1)
    ann.press('enter')
    expect(ann.move).toBe('f7 across CORN')
    expect(writeBoard(ann.table.state.board)[6]).toBe('.....CORN......')
  })

  it('[S16] Space turns the direction, and a first letter takes the cursor along', () => {
    const ann = cornKeyPlayer()
    ann.press('c', 'space', 'o')
    expect([laidTilesText(ann), cursorOf(ann), ann.draft.hand.direction]).toEqual(['Ch8 Oh9', 'h10', 'down'])
  })

  it('[S16] the second letter shows the direction', () => {
    const ann = cornKeyPlayer()
    ann.press('c')
    ann.goTo('h9')
    ann.press('o')
    expect([ann.draft.hand.direction, cursorOf(ann)]).toEqual(['down', 'h10'])
  })

  it('[S16] Backspace takes back the last letter, or the one under the cursor', () => {
    const ann = cornKeyPlayer()
    ann.press('corn', 'backspace')
    expect([laidTilesText(ann), cursorOf(ann), bagOf(ann)]).toEqual(['Ch8 Oi8 Rj8', 'k8', '___NFYO'])
    ann.goTo('i8')
    ann.press('backspace')
    expect([laidTilesText(ann), cursorOf(ann)]).toEqual(['Ch8 Rj8', 'i8'])
  })

  it('[S16] Escape recalls all of them, and is the menu’s once there is nothing to recall', () => {
    const ann = cornKeyPlayer()
    ann.press('corn', 'escape')
    expect([laidTilesText(ann), cursorOf(ann), bagOf(ann)]).toEqual(['', 'h8', 'CORNFYO'])
    expect(ann.press('escape')).toBe(false)
  })

  it('a letter laid on another takes its place', () => {
    const ann = cornKeyPlayer()
    ann.press('corn')
    ann.goTo('i8')
    ann.press('y')
    expect([laidTilesText(ann), bagOf(ann)]).toEqual(['Ch8 Rj8 Nk8 Yi8', '_O__F_O'])
  })

  it('goes over letters on the board, whether they are typed too or not', () => {
    for (const typed of ['track', 'tack']) {
      const ben = cornKeyPlayer()
      ben.goTo('f7')
      ben.press('corn', 'enter')
      ben.goTo('h6')
      ben.press('space', typed)
      expect(laidTilesText(ben)).toBe('Th6 Ah8 Ch9 Kh10')
      ben.press('enter')
      expect([ben.move, ben.refusal]).toEqual(['h6 down TRACK', undefined])
    }
  })

  it('[S3] names the whole run, whichever part of it is new', () => {
    const ann = cornKeyPlayer()
    ann.goTo('f7')
    ann.press('corn', 'enter')
    ann.table.try('pass')
    ann.goTo('j7')
    ann.press('space', 'y', 'enter')
    expect([ann.move, ann.refusal]).toEqual(['f7 across CORNY', undefined])
  })

  it('refuses a letter that is not in the bag, or not often enough', () => {
    const ann = cornKeyPlayer()
    ann.press('x')
    expect(ann.refusal).toMatchObject({ code: 'letter-missing', details: { letter: 'X', held: 0 } })
    ann.press('ooo')
    expect(ann.refusal).toMatchObject({
      code: 'letter-missing',
      details: { letter: 'O', needed: 3, held: 2 },
    })
    expect(laidTilesText(ann)).toBe('Oh8 Oi8')
    ann.press('é')
    expect(ann.refusal).toMatchObject({ code: 'unknown-letter-placed' })
  })

  it('says where the board ends', () => {
    const ann = cornKeyPlayer()
    ann.goTo('n8')
    ann.press('cor')
    expect([ann.refusal?.code, laidTilesText(ann)]).toEqual(['board-ends', 'Cn8 Oo8'])
  })

  it('says what lies in more than one line, or that nothing does', () => {
    const ann = cornKeyPlayer()
    ann.press('enter')
    expect(ann.refusal).toMatchObject({ code: 'nothing-placed' })
    ann.press('co')
    ann.goTo('a1')
    ann.press('r', 'enter')
    expect(ann.refusal).toMatchObject({ code: 'not-in-line', cells: expect.any(Array) })
    expect(ann.move).toBeUndefined()
  })

  it('[S2] tells of a gap, and the letters stay', () => {
    const ann = cornKeyPlayer()
    ann.press('c')
    ann.goTo('j8')
    ann.press('r', 'enter')
    expect([ann.move, ann.refusal]).toMatchObject([undefined, { code: 'gap', details: { cell: 'i8' } }])
    expect(laidTilesText(ann)).toBe('Ch8 Rj8')
  })

  it('[S13] leaves a word that is refused on the board; Escape takes it back to where it began', () => {
    const ann = cornKeyPlayer()
    ann.press('corf', 'enter')
    expect(ann.refusal).toMatchObject({ code: 'not-a-word' })
    expect(laidTilesText(ann)).not.toBe('')
    ann.press('escape')
    expect([laidTilesText(ann), cursorOf(ann), bagOf(ann)]).toEqual(['', 'h8', 'CORNFYO'])
  })

  it('is left alone by what others do, unless they take its place', () => {
    const ann = cornKeyPlayer()
    ann.goTo('f7')
    ann.press('corn', 'enter', '}', 'h')
    expect(ann.draft.mode).toBe('returning')
    ann.table.try('query TR...')
    expect([ann.draft.mode, returnedLetters(ann.draft)]).toEqual(['returning', ['H']])
  })
})

import { describe, expect, it } from 'vitest'
import { bagOf, cornKeyPlayer, keyPlayerAt, laidTilesText } from '../testing/key-player.ts'

describe('asking the dictionary', () => {
  it('[S14] in the middle of an exchange gives the letters up', () => {
    const ann = cornKeyPlayer()
    ann.press('}', 'corn', '@', 'escape')
    expect([ann.draft.mode, bagOf(ann)]).toEqual(['placing', 'CORNFYO'])
  })

  it('[S14] spells letters and dots, a blank for a dot, and keeps what lies on the board', () => {
    const ann = cornKeyPlayer()
    ann.press('co', '@', 'tr', 'space', '..', 'enter')
    expect([ann.move, laidTilesText(ann), ann.draft.mode]).toEqual(['query TR...', 'Ch8 Oi8', 'placing'])
    expect(ann.view.answer?.words).toEqual(['TRACE', 'TRACK', 'TRADE'])
    expect(ann.view.queriesLeft).toBe(2)
  })

  it('[S14] keeps a malformed query, to be put right', () => {
    const ann = cornKeyPlayer()
    ann.press('@', 't', 'enter')
    expect([ann.refusal?.code, ann.draft.pattern, ann.view.queriesLeft]).toEqual(['pattern-length', 'T', 3])
    ann.press('enter')
    ann.press('backspace', 'escape')
    expect(ann.draft).toMatchObject({ mode: 'placing', pattern: '' })
  })

  it('[S14] turns pages without counting them, and stops at the first and the last', () => {
    const words = Array.from({ length: 25 }, (_, index) => `A${String.fromCharCode(65 + index)}`).join(' ')
    const ann = keyPlayerAt({ words })
    ann.press('@', 'a.', 'enter', 'pageup')
    expect([ann.move, ann.view.answer?.page]).toEqual([undefined, 1])
    ann.press('pagedown', 'pagedown', 'pagedown')
    expect([ann.move, ann.view.answer?.page, ann.view.queriesLeft]).toEqual([undefined, 3, 2])
  })
})

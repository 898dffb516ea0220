import { describe, expect, it } from 'vitest'
import { alphabetOf } from '#lexicon/alphabet.ts'
import { buildLexicon } from '#lexicon/lexicon.ts'
import { keyPlayerAt, laidTilesText } from '../testing/key-player.ts'
import { bagSlots } from './draft.ts'

describe('letters of several characters', () => {
  const alphabet = alphabetOf('A C CH E L LL O')
  const lexicon = buildLexicon(['LL|A|CH', 'L|L|A', 'CH|E', 'C|O'], alphabet)
  const reservoir = 'A 1 20\nC 1 20\nCH 5 20\nE 1 20\nL 1 20\nLL 8 20\nO 1 20'
  const spanish = (draws: string) =>
    keyPlayerAt({ words: '', lexicon, draws, params: { reservoir: 'own', ownReservoir: reservoir } })

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
    ann.press('}', 'll', 'l', '|', 'l', 'ch', 'enter')
    expect([ann.move, ann.refusal]).toEqual(['exchange LL|L|L|CH', undefined])
  })

  it('are begun by their first sign where the shorter one is not there', () => {
    const ann = spanish('CH E A A A O O A A A A A A A A A A A A')
    ann.press('c')
    expect(laidTilesText(ann)).toBe('CHh8')
    ann.press('h', 'e')
    expect(laidTilesText(ann)).toBe('CHh8 Ei8')
  })

  it('i and ı are two where the alphabet has both', () => {
    const turkish = buildLexicon(['Kİ', 'KI'], alphabetOf('I İ K'))
    const ann = keyPlayerAt({
      words: '',
      lexicon: turkish,
      draws: 'K I İ K I İ K K K K K K K K K K',
      params: { reservoir: 'own', ownReservoir: 'I 2 20\nİ 1 20\nK 1 20' },
    })
    ann.press('ki', 'enter')
    expect(ann.move).toBe('h8 across Kİ')
  })

  it('[S16] are put in their place in the bag', () => {
    const lexicon = buildLexicon(['LL|A'], alphabetOf('A L LL'))
    const ownReservoir = 'A 1 20\nL 1 20\nLL 8 20'
    const ann = keyPlayerAt({
      ...{ words: '', lexicon, params: { reservoir: 'own', ownReservoir } },
      draws: 'A A L A LL A A A A A A A A A A A A A A',
    })
    ann.press('ctrl+o', 'lll', 'enter')
    expect(bagSlots(ann.draft)).toEqual(['LL', 'L', 'A', 'A', 'A', 'A', 'A'])
  })
})

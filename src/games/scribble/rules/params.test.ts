import { describe, expect, it } from 'vitest'
import { validateParams } from '#kernel/read-params.ts'
import { sentenceFor } from '#kernel/result.ts'
import { alphabetOf } from '#lexicon/alphabet.ts'
import { english } from '#lexicon/english.ts'
import { buildLexicon } from '#lexicon/lexicon.ts'
import { testTable } from '../testing/test-table.ts'
import { text } from '../text/en.ts'
import { loadedDictionaries } from './dictionaries.ts'
import { countLetters, selectReservoir } from './reservoir.ts'
import { createRules } from './rules.ts'

const usual = buildLexicon(['CORN'], english)
const turkish = buildLexicon(['KEDİ', 'KAPI', 'İKİ'], alphabetOf('A D E I İ K P'))
const rules = createRules(loadedDictionaries(usual, turkish))

function refusal(chosen: object): string | undefined {
  const checked = validateParams(rules, chosen)
  return checked.ok ? undefined : sentenceFor(checked.rejection, text.refusals)
}

describe('the set-up', () => {
  it('[S8] has 196 letters, or 98', () => {
    for (const [reservoir, count] of [
      ['full', 196],
      ['half', 98],
    ] as const) {
      const chosen = selectReservoir({ reservoir, ownReservoir: '' })
      expect(chosen.ok && countLetters(chosen.value.amounts)).toBe(count)
    }
  })

  it('[S8] names the line of a reservoir that cannot be read', () => {
    expect(refusal({ reservoir: 'own', ownReservoir: 'A 1 16\nB x 4' })).toMatch(/^Line 2: /)
    expect(refusal({ reservoir: 'own', ownReservoir: 'A 1 14' })).toContain('too few')
    expect(refusal({ reservoir: 'own', ownReservoir: 'A 1 14\nÑ 1 3' })).toContain('Ñ')
  })

  it('[S17] names the dictionary by its hash, and refuses one that is not available', () => {
    expect(validateParams(rules, {})).toMatchObject({ value: { dictionary: usual.hash } })
    expect(refusal({ dictionary: 'unheard-of' })).toContain('unheard-of')
  })

  it('[S8] accepts any alphabet: İ and ı are two letters, in any case', () => {
    const ownReservoir = 'A 1 9\nD 2 5\nE 1 5\nI 1 5\nİ 1 5\nK 2 5\nP 5 5\n'
    const one = testTable({
      words: '',
      lexicon: turkish,
      params: { reservoir: 'own', ownReservoir },
      draws: 'K E D İ A A A K A P I A E E K İ A A P P P P',
    })
    one.try('h8 across kedi')
    expect(one.state.scores[0]).toBe(6)
    one.try('h8 down kapı')
    expect(one.state.scores[1]).toBe(9)
  })

  it('[S8] accepts letters that consist of two characters', () => {
    const spanish = buildLexicon(['CALLE', 'CAL'], alphabetOf('A C E L LL'))
    const ownReservoir = 'A 1 5\nC 3 9\nE 1 5\nL 1 5\nLL 8 5\n'
    const one = testTable({
      words: '',
      lexicon: spanish,
      params: { reservoir: 'own', ownReservoir },
      draws: 'C A LL E L L A C A LL E L L A C C C C',
    })
    one.try('h8 across calle')
    expect(one.state.board[7]!.slice(7, 11)).toEqual(['C', 'A', 'LL', 'E'])
    expect(one.state.scores[0]).toBe(13)
  })
})

import { describe, expect, it } from 'vitest'
import { english } from '#lexicon/english.ts'
import { buildLexicon } from '#lexicon/lexicon.ts'
import { testTable } from '../testing/test-table.ts'
import { loadedDictionaries } from './dictionaries.ts'
import { createRules } from './rules.ts'
import { view } from './view.ts'

const WORDS = 'CORN NO'
const DRAWS = 'C O R N Y A T C A T S N O N E E E E E E'

describe('a view', () => {
  it('[S15] shows the viewer’s own bag and own answers of the dictionary', () => {
    const table = testTable({ words: WORDS, draws: DRAWS })
    table.try('query ..')
    expect(view(table.state, 0)).toMatchObject({ bags: [[...'CORNYAT'], null], answer: { words: ['NO'] } })
    expect(view(table.state, 1)).toMatchObject({ bags: [null, [...'CATSNON']], answer: null, queriesLeft: 2 })
    expect(view(table.state, 'spectator')).toMatchObject({ bags: [null, null], answer: null })
  })

  it('[S15] shows everything if bags are open', () => {
    const table = testTable({ words: WORDS, draws: DRAWS, params: { bags: 'open' } })
    table.try('query ..')
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(view(table.state, viewer)).toMatchObject({
        bags: [[...'CORNYAT'], [...'CATSNON']],
        answer: { words: ['NO'] },
      })
  })

  it('[S15] shows which letters are unseen, but not which of them the opponent holds', () => {
    const table = testTable({ words: WORDS, draws: DRAWS })
    const unseen = (viewer: 0 | 1 | 'spectator') =>
      view(table.state, viewer).unseen.reduce((sum, count) => sum + count, 0)
    expect([unseen(0), unseen(1), unseen('spectator')]).toEqual([189, 189, 196])
    expect(view(table.state, 0).left).toBe(182)
    table.try('h8 across CORN')
    expect([unseen(0), unseen(1), unseen('spectator')]).toEqual([185, 185, 192])
  })

  it('[S7] shows the round and whose turn it is', () => {
    const table = testTable({ words: WORDS, draws: DRAWS })
    expect(view(table.state, 0)).toMatchObject({ round: 1, toMove: 0, acting: true })
    table.try('pass')
    expect(view(table.state, 0)).toMatchObject({ round: 2, toMove: 1, acting: false })
  })
})

describe('the end', () => {
  it('shows both bags after a resignation too, and no one to move', () => {
    const table = testTable({ words: WORDS, draws: DRAWS })
    expect(view(table.state, 1, 'over')).toMatchObject({
      bags: [[...'CORNYAT'], [...'CATSNON']],
      toMove: null,
      acting: false,
    })
  })

  const rules = createRules(loadedDictionaries(buildLexicon(WORDS.split(' '), english)))

  it('[S12] compares totals only, and equal totals are a draw', () => {
    const table = testTable({ words: WORDS, draws: DRAWS })
    for (let passes = 0; passes < 4; passes++) table.try('pass')
    expect(rules.outcome(table.state)).toEqual({ winners: [], scores: [0, 0], reason: 'four-passes' })
  })

  it('[S12] is won by the higher total, whatever is left in the bags, which everyone sees then', () => {
    const table = testTable({ words: WORDS, draws: DRAWS })
    table.try('h8 across CORN')
    for (let passes = 0; passes < 4; passes++) table.try('pass')
    expect(rules.outcome(table.state)).toEqual({ winners: [0], scores: [6, 0], reason: 'four-passes' })
    expect(view(table.state, 'spectator').bags).toEqual([[...'YATEEEE'], [...'CATSNON']])
  })
})

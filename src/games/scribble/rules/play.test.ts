import { describe, expect, it } from 'vitest'
import { english } from '#lexicon/english.ts'
import { buildLexicon, type Lexicon } from '#lexicon/lexicon.ts'
import { act, openTable } from '#table/act.ts'
import type { Table } from '#table/table.ts'
import { sampleLexicon, sampleParams } from '../testing/sample-game.ts'
import { testTable } from '../testing/test-table.ts'
import { loadedDictionaries } from './dictionaries.ts'
import { createRules } from './rules.ts'
import type { Placed, ScribbleTypes } from './types.ts'

const WORDS = 'CORN CORNY NAVY ON NO AN AT TA TAN NAT ANT CAT CATS'

/** Two bags, then the letters that are drawn next. */
const BAGS = 'C O R N Y A T C A T S N O N'
const REST = 'E E E E E E E E E E E E E E E E'

function table(params = {}, bags = BAGS) {
  return testTable({ words: WORDS, params, draws: `${bags} ${REST}` })
}

function placedEvent(events: unknown): Placed {
  return (events as readonly Placed[])[0]!
}

describe('a word', () => {
  it('[S4] may be anywhere if it is the first, across or down', () => {
    for (const text of ['a1 across CORN', 'o12 down CORN', 'l15 across CORN'])
      expect(placedEvent(table().try(text)).total).toBe(6)
  })

  it('[S2] needs two letters, without gaps, on the board', () => {
    expect(table().try('h8 across C')).toMatchObject({ code: 'too-short' })
    expect(table().try('h8 across C.RN')).toMatchObject({ code: 'gap', details: { cell: 'i8' } })
    expect(table().try('m8 across CORN')).toMatchObject({ code: 'off-the-board' })
  })

  it('[S3] is the longest run: a Y after CORN plays CORNY', () => {
    const one = table()
    one.try('e8 across CORN')
    one.try('pass')
    expect(placedEvent(one.try('i8 across Y')).words).toMatchObject([{ word: 'CORNY', points: 10 }])
  })

  it('[S5] must touch a letter unless it is the first', () => {
    const one = table()
    one.try('e8 across CORN')
    expect(one.try('a1 across CATS')).toMatchObject({ code: 'not-touching' })
    expect(placedEvent(one.try('e8 down CATS')).total).toBe(6)
  })

  it('[S1] [S6] with a side run that is not a word scores without it, or is refused if side runs are strict', () => {
    for (const sideRuns of ['loose', 'strict'] as const) {
      const one = table({ sideRuns })
      one.try('e8 across CORN')
      // Beside O and N: ON is a word, NA is not.
      const answer = one.try('f9 across NA')
      expect(answer).toMatchObject({ code: 'not-a-word', details: { run: 'NA' } })
      const next = one.try('h9 across AT')
      if (sideRuns === 'strict')
        expect(next).toMatchObject({ code: 'side-run-not-a-word', details: { run: 'NA', count: 1 } })
      else expect(placedEvent(next).words.map(({ word }) => word)).toEqual(['AT'])
    }
  })

  it('[S2] of a single letter may be either of its runs, and each run that is a word scores', () => {
    const one = table({}, 'N O C A T S R A T S S N O N')
    one.try('h8 across NO')
    expect(placedEvent(one.try('h7 down A')).words).toMatchObject([{ word: 'AN' }])
    expect(placedEvent(one.try('i7 across T')).words).toMatchObject([{ word: 'AT', points: 2 }])
    expect(one.state.scores).toEqual([4, 2])
  })

  it('[S2] of a single letter needs both runs to be words if side runs are strict', () => {
    const one = table({ sideRuns: 'strict' }, 'N O C A T S R A T S S N O N')
    one.try('h8 across NO')
    one.try('h7 down A')
    expect(one.try('i7 across T')).toMatchObject({ code: 'side-run-not-a-word', details: { run: 'TO' } })
  })

  it('[S13] that is refused comes with the reason and costs nothing', () => {
    const one = table()
    const before = one.state
    expect(one.try('h8 across CATS')).toMatchObject({
      code: 'letter-missing',
      details: { letter: 'S', held: 0 },
    })
    expect(one.try('h8 across NON')).toMatchObject({
      code: 'letter-missing',
      details: { needed: 2, held: 1 },
    })
    expect(one.try('h8 across TYRO')).toMatchObject({ code: 'not-a-word', details: { run: 'TYRO' } })
    expect(one.try('h8 across C-T')).toMatchObject({ code: 'unknown-letter-placed', details: { sign: '-' } })
    expect(one.state).toBe(before)
    one.try('h8 across CORN')
    expect(one.try('h8 down TAN')).toMatchObject({ code: 'cell-taken', details: { cell: 'h8', there: 'C' } })
    expect(one.try('h8 across CORN')).toMatchObject({ code: 'nothing-placed' })
  })

  it('[S10] [S16] is followed by refilling the bag', () => {
    const one = table()
    one.try('h8 across CORN')
    expect(one.state.bags[0]!.join('')).toBe('YATEEEE')
    expect(one.state.round).toBe(2)
  })
})

describe('other turns', () => {
  it('[S9] an exchange draws before the old letters are returned, and ends the turn', () => {
    const one = table()
    one.try('pass')
    one.try('exchange c t')
    expect(one.state).toMatchObject({ round: 3, passes: 0, scores: [0, 0] })
    expect(one.state.bags[1]!.join('')).toBe('ASNONEE')
    expect(one.try('exchange Q')).toMatchObject({ code: 'letter-missing' })
  })

  it('[S9] an exchange of more letters than the reservoir has draws the rest from the returned letters', () => {
    const ownReservoir = 'A 1 7\nB 1 7\nC 1 1'
    const one = testTable({
      words: 'AB',
      params: { reservoir: 'own', ownReservoir },
      draws: 'A A A A A A A B B B B B B B C A A',
    })
    one.try('exchange AAA')
    expect(one.state.bags[0]!.join('')).toBe('AAAACAA')
    expect(one.state.reservoir).toEqual([1, 0, 0])
  })

  it('[S11] four passes in a row end the game, and an exchange restarts the count', () => {
    const one = table()
    for (const text of ['pass', 'pass', 'pass', 'exchange A', 'pass', 'pass', 'pass']) one.try(text)
    expect(one.state.ended).toBeNull()
    expect(one.try('pass')).toMatchObject([{ inRow: 4 }, { kind: 'ended', reason: 'four-passes' }])
  })

  it('[S11] after four passes no move is accepted', () => {
    const rules = createRules(loadedDictionaries(sampleLexicon))
    let table: Table<ScribbleTypes> = openTable(rules, sampleParams(sampleLexicon), 'plum', 0)
    for (const seat of [0, 1, 0, 1]) {
      const next = act(table, { do: 'move', seat, text: 'pass' }, 0)
      if (!next.ok) throw new Error(next.rejection.code)
      table = next.value
    }
    expect(act(table, { do: 'move', seat: 0, text: 'pass' }, 0)).toMatchObject({
      rejection: { code: 'game-over' },
    })
  })

  it('[S10] the game ends at once when the reservoir is empty', () => {
    const ownReservoir = 'A 1 8\nT 1 8'
    const one = testTable({
      words: 'AT TA',
      params: { reservoir: 'own', ownReservoir },
      draws: 'A A A A T T T A A A A T T T T T',
    })
    expect(one.try('h8 across AT')).toMatchObject([{}, { kind: 'ended', reason: 'reservoir-empty' }])
    expect(one.state).toMatchObject({ ended: 'reservoir-empty', scores: [2, 0] })
  })

  it('[S14] up to three queries keep the turn; further pages and invalid queries are not counted or announced', () => {
    const one = table()
    expect(one.try('query cat!')).toMatchObject({ code: 'pattern-sign' })
    expect(one.try('query c')).toMatchObject({ code: 'pattern-length' })
    expect(one.try('query c..')).toMatchObject([{ kind: 'asked', left: 2 }])
    expect(one.state.answer).toMatchObject({ words: ['CAT'], total: 1 })
    expect(one.try('query C.. 2')).toEqual([])
    expect(one.state).toMatchObject({ asked: 1, answer: { page: 1 } })
    one.try('query zz')
    expect(one.state.answer).toMatchObject({ words: [], total: 0 })
    expect(one.try('query ..')).toMatchObject([{ left: 0 }])
    expect(one.try('query ...')).toMatchObject({ code: 'no-queries-left' })
    expect(one.state.round).toBe(1)
    one.try('pass')
    expect(one.state).toMatchObject({ asked: 0, answer: null })
  })

  it('[S14] a refused query does not search the dictionary, which would keep a server busy', () => {
    const lexicon = buildLexicon(WORDS.split(' '), english)
    let searches = 0
    const counting: Lexicon = {
      ...lexicon,
      get blocks() {
        searches++
        return lexicon.blocks
      },
    }
    const one = testTable({ words: WORDS, lexicon: counting, draws: `${BAGS} ${REST}` })
    for (const text of ['query c..', 'query zz', 'query ..']) one.try(text)
    expect(searches).toBeGreaterThan(0)
    searches = 0
    for (const text of ['query ...', 'query .... 2', 'query c', 'query c!t'])
      expect(one.try(text)).toHaveProperty('code')
    expect(searches).toBe(0)
    // Another page of the last answer is searched for.
    expect(one.try('query .. 2')).toEqual([])
    expect(searches).toBeGreaterThan(0)
  })
})

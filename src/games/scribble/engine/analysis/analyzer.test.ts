import { describe, expect, it } from 'vitest'
import type { Note } from '#kernel/engine.ts'
import { alphabetOf } from '#lexicon/alphabet.ts'
import { english } from '#lexicon/english.ts'
import { writeLabel } from '#lexicon/labels.ts'
import { buildLexicon, withGaddag } from '#lexicon/lexicon.ts'
import type { ScribbleTypes } from '../../rules/types.ts'
import { view } from '../../rules/view.ts'
import { sampleGame } from '../../testing/sample-game.ts'
import { testTable } from '../../testing/test-table.ts'
import { text } from '../../text/en.ts'
import { createAnalyzer } from './analyzer.ts'
import { type LeaveEvaluator, pointsOnlyEvaluator } from './leave-evaluator.ts'

const WORDS = 'CORN CORNY NAVY ON TRACK TRACE TRAIN ZEST FOGY ORGAN FAR HARP PACK PATH'.split(' ').sort()
const COMMON = new Set(['CORN', 'NAVY', 'ON', 'TRACK', 'PATH', 'PACK'])
const built = withGaddag(buildLexicon(WORDS, english))
const labels = Uint8Array.from(WORDS, word => writeLabel(COMMON.has(word) ? { level: 20 } : {}))
const lexicon = { ...built, labels }
const { moves: line } = sampleGame(lexicon)

function expert(keeping: LeaveEvaluator = pointsOnlyEvaluator, most = Number.POSITIVE_INFINITY) {
  let reports = 0
  return createAnalyzer({
    rulesFor: () => ({ lexicon, keeping }),
    report: () => ++reports <= most,
  })
}

function chain(note: Note<ScribbleTypes> | undefined): readonly Note<ScribbleTypes>[] {
  return note ? [note, ...chain(note.next)] : []
}

describe('a hint', () => {
  it('gives the place, then the letters, then the play with its sum, then one that most people would find', () => {
    const notes = chain(expert().hint(view(line[0]!.state, 0)))
    expect(notes.map(text.note)).toEqual([
      'The best word has 5 letters and goes across, in the middle. It uses 5 of your tiles.',
      'It uses C, N, O, R, Y.',
      'CORNY at f8 across: 0 + 10 = 10.',
      'Best play using only common words: CORN at f8 across: 0 + 6 = 6.',
    ])
    expect(notes.map(({ move }) => move?.kind)).toEqual([undefined, undefined, 'place', 'place'])
  })

  it('names the letters in the order of the alphabet', () => {
    const turkish = withGaddag(buildLexicon(['ÇAY', 'ÇAYDA'], alphabetOf('A Ç D Y')))
    const { state } = testTable({
      words: '',
      lexicon: turkish,
      params: { reservoir: 'own', ownReservoir: 'A 1 9\nÇ 4 9\nD 3 9\nY 3 9' },
      draws: 'Y Ç D A A Y Y A A A Y Y D D',
    })
    const analyzer = createAnalyzer({
      rulesFor: () => ({ lexicon: turkish, keeping: pointsOnlyEvaluator }),
      report: () => true,
    })
    expect(text.note(chain(analyzer.hint(view(state, 0)))[1]!)).toBe('It uses A, A, Ç, D, Y.')
  })

  it('shows the sum of the previous score and every word that is formed', () => {
    const notes = chain(expert().hint(view(line[3]!.state, 0)))
    expect(notes.map(text.note).slice(2)).toEqual([
      'FOGY at j4 down, with CORNY: 6 + 11 + 10 = 27.',
      'Best play using only common words: NAVY at g8 across, with ON: 6 + 10 + 2 = 18.',
    ])
  })

  it('says when an exchange is worth more than any word', () => {
    const newer: LeaveEvaluator = {
      evaluate: () => ({ afterWord: () => 0, afterExchange: codes => (codes.length === 7 ? 40 : 0) }),
    }
    const notes = chain(expert(newer).hint(view(line[0]!.state, 0)))
    expect(notes.map(text.note)).toEqual([
      'Your best move is to exchange tiles.',
      'Exchange all your tiles.',
      'Best play using only common words: CORN at f8 across: 0 + 6 = 6.',
    ])
  })

  it('is not given to a player who is not to move', () => {
    expect(expert().hint(view(line[0]!.state, 1))).toBeUndefined()
    expect(expert().hint(view(line[0]!.state, 'spectator'))).toBeUndefined()
  })
})

describe('a review', () => {
  it('has a note for each move and one for each player', () => {
    const notes = expert().review(line)
    expect(notes.map(({ code, verdict, seat }) => [code, verdict, seat])).toEqual([
      ['review-better', 'fair', undefined],
      ['review-query', undefined, undefined],
      ['review-best', 'best', undefined],
      ['review-better', 'fair', undefined],
      ['review-best', 'best', undefined],
      ['review-accuracy', undefined, 0],
      ['review-accuracy', undefined, 1],
    ])
    expect(text.note(notes[0]!)).toBe('Best was CORNY at f8 across, 4 points better.')
    expect(text.noteLines!(notes[0]!)).toEqual([
      '1. CORNY at f8 across: 10 points',
      '2. CORN at f7 across: 6 points (played)',
      '3. ON at g8 across: 2 points',
      '4. pass: 0 points',
      '5. exchange C: 0 points',
      'Out of 1,110 possible plays and 95 exchanges.',
    ])
    expect(notes[0]!.cells).toHaveLength(5)
    expect(text.note(notes[5]!)).toBe('Accuracy 58.1%: 13 points lost over 2 of 2 turns.')
  })

  it('ends soon when it is stopped, and names the moves that it has not evaluated', () => {
    const notes = expert(pointsOnlyEvaluator, 2).review(line)
    expect(notes.map(({ code }) => code)).toEqual([
      'review-better',
      'review-query',
      'review-unjudged',
      'review-unjudged',
      'review-unjudged',
      'review-accuracy',
    ])
  })
})

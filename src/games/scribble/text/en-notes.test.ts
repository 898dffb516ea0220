import { expect, test } from 'vitest'
import type { ReviewDetails, TurnDetails } from '../engine/analysis/note-details.ts'
import { reviewSentence } from './en-notes.ts'

const turn: TurnDetails = {
  kind: 'place',
  cell: 'h8',
  direction: 'across',
  words: [{ word: 'ŉA', points: 3 }],
  letters: ['ŉ', 'A'],
  points: 3,
  leaveValue: 0,
  ends: true,
  wins: true,
}

const review: ReviewDetails = {
  rank: 2,
  loss: 3,
  simulated: null,
  points: 0,
  keeping: 0,
  wins: false,
  top: turn,
  common: null,
  ranked: [],
  known: [],
  plays: 1,
  exchanges: 1,
}

test('a sentence that begins with a word leaves its letters as the alphabet has them', () => {
  expect(reviewSentence(review)).toBe('ŉA at h8 across would have won the game.')
})

test('a sentence that begins with another turn begins with a capital', () => {
  const exchange = { ...turn, kind: 'exchange', words: [], letters: ['İ', 'K'] } as const
  expect(reviewSentence({ ...review, top: exchange })).toBe('Exchange İ K would have won the game.')
  expect(reviewSentence({ ...review, top: { ...exchange, kind: 'pass' } })).toBe(
    'Pass would have won the game.',
  )
})

test('a loss that was simulated has its margin', () => {
  const better = { ...turn, ends: false, wins: false }
  const simulated = { samples: 150, margin: 1.84 }
  expect(reviewSentence({ ...review, top: better, simulated })).toBe(
    'Best was ŉA at h8 across, 3 ± 1.8 points better.',
  )
})

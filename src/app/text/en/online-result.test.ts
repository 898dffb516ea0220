import { describe, expect, it } from 'vitest'
import type { FinishedGame } from '#protocol/api.ts'
import { resultSentences } from './online-result.ts'

const person = (name: string) => ({ kind: 'person', id: name, name, here: false }) as const
const people = [
  { name: 'Ann', you: true },
  { name: 'Ben', you: false },
]
const finished = {
  rated: true,
  reason: 'blocked',
  seats: [
    { player: person('Ann'), won: true, rating: 1567.2, ratingBefore: 1500 },
    { player: person('Ben'), won: false, rating: 1432.8, ratingBefore: 1500 },
  ],
} as unknown as FinishedGame

describe('after an online game', () => {
  it('a player is told the own rating before and after, and who leads', () => {
    expect(resultSentences({ finished, versus: { wins: [3, 1], draws: 0 } }, people)).toEqual([
      'Your rating: 1500 → 1567 (+67).',
      'You lead 3–1 against Ben.',
    ])
  })

  it('a spectator is told both ratings', () => {
    const named = people.map(({ name }) => ({ name, you: false }))
    expect(resultSentences({ finished, versus: { wins: [1, 2], draws: 1 } }, named)).toEqual([
      'Ann’s rating: 1500 → 1567 (+67).',
      'Ben’s rating: 1500 → 1433 (−67).',
      'Ben leads 2–1 (1 drawn) against Ann.',
    ])
  })

  it('an even score is told without a leader, and the first game without a score', () => {
    const even = resultSentences({ finished, versus: { wins: [2, 2], draws: 0 } }, people)
    expect(even.at(-1)).toBe('The score between you and Ben is 2–2.')
    expect(resultSentences({ finished, versus: { wins: [1, 0], draws: 0 } }, people)).toHaveLength(1)
  })

  it('[O9] a game that ended too early is said to be unrated', () => {
    const seats = finished.seats.map(({ player, won }) => ({ player, won }))
    const unrated = { ...finished, rated: false, reason: 'abandonment', seats }
    expect(resultSentences({ finished: unrated }, people)).toEqual([
      'Not rated, because the game ended before both players had moved.',
    ])
    expect(resultSentences({ finished: { ...unrated, reason: 'abort' } }, people)).toEqual([])
  })
})

import { expect, test } from 'vitest'
import type { Verdict } from '#kernel/engine.ts'
import type { Player } from '#table/player.ts'
import {
  expectedResults,
  isScoredReview,
  playerPerspective,
  spectatorPerspective,
  whoWasWinning,
  winnersAround,
} from './review.ts'

const ANN: Player = { kind: 'person', name: 'Ann' }
const BOB: Player = { kind: 'person', name: 'Bob' }
const COMPUTER: Player = { kind: 'computer', level: 'steady' }
const note = (verdict: Verdict) => ({ code: 'any', verdict })
const step = (seat: number | null) => ({ seat, view: {}, events: [] })

test('the only person sees a game from that seat, several people and strangers as spectators', () => {
  expect(playerPerspective([COMPUTER, ANN])).toMatchObject({
    viewer: 1,
    people: [{ you: false }, { you: true }],
  })
  expect(playerPerspective([ANN, BOB]).viewer).toBe('spectator')
  expect(spectatorPerspective([ANN, COMPUTER])).toMatchObject({
    viewer: 'spectator',
    people: [{ you: false }, {}],
  })
})

test('a verdict tells who was winning before and after a move between two', () => {
  expect(winnersAround(note('kept'), 0, 2)).toEqual({ before: 0, after: 0 })
  expect(winnersAround(note('threw'), 0, 2)).toEqual({ before: 0, after: 1 })
  expect(winnersAround(note('lost'), 1, 2)).toEqual({ before: 0, after: 0 })
  expect(winnersAround(note('best'), 1, 2)).toBeUndefined()
  expect(winnersAround(note('kept'), 0, 1)).toBeUndefined()
})

test('the last position belongs to the winner', () => {
  const steps = [step(null), step(0), step(1), step(0)]
  const notes = [note('kept'), note('threw')]
  expect(whoWasWinning(steps, notes, { by: 'resignation', loser: 0 }, 2)).toEqual([0, 1, undefined, 1])
})

test('a review by points does not say who was winning', () => {
  expect(isScoredReview([note('best')])).toBe(true)
  expect(isScoredReview([note('kept')])).toBe(false)
})

test('the expected result of a game of points goes from the first position to the known end', () => {
  const steps = [step(null), step(0), step(0), step(1)]
  const forecast = (chance: number, lead: number) => ({ code: 'any', forecast: { chance, lead } })
  const notes = [forecast(0.5, 0), { code: 'a lookup' }, forecast(0.7, 12), { code: 'whole game' }]
  const scored = { by: 'rules', outcome: { winners: [1], scores: [20, 21], reason: 'over' } } as const
  expect(expectedResults(steps, notes, scored)).toEqual([
    { chance: 0.5, lead: 0 },
    { chance: 0.5, lead: 0 },
    { chance: 0.7, lead: 12 },
    { chance: 0, lead: -1 },
  ])
  expect(expectedResults(steps, notes, { by: 'resignation', loser: 1 }).at(-1)).toEqual({
    chance: 1,
    lead: 12,
  })
  expect(expectedResults(steps, notes, undefined).at(-1)).toEqual({ chance: 0.7, lead: 12 })
  expect(expectedResults(steps, [note('best')], scored)).toEqual([])
})

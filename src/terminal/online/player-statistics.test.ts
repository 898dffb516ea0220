import { expect, it } from 'vitest'
import type { FinishedGame, GameStatistics } from '#protocol/api.ts'
import { ASCII } from '../kit/glyphs.ts'
import { describeFinishedGame, profileLines } from './player-statistics.ts'

const ANN = { id: 'ann', name: 'Ann', claimed: false }
const FIGURES: GameStatistics = {
  game: 'obstruction',
  wins: 3,
  losses: 1,
  draws: 0,
  reasons: [
    { reason: 'blocked', wins: 2, losses: 0 },
    { reason: 'timeout', wins: 1, losses: 1 },
  ],
  computer: [{ level: 'casual', wins: 4, losses: 2 }],
  rating: { rating: 1612.4, deviation: 140 },
  ratings: [1500, 1550, 1520, 1612.4].map((rating, at) => ({ at, rating, won: true })),
}

it('a player’s statistics are lines that can be read aloud', () => {
  expect(profileLines({ player: ANN, since: 0, games: [FIGURES] }, ASCII)).toEqual([
    'Obstruction: 3 won, 1 lost',
    'Rating 1612 ± 140 (provisional)',
    '_..^  1500 to 1612',
    'Won by: blocked 2, time 1',
    'Lost by: time 1',
    'Against the computer: casual 4 won 2 lost',
  ])
  expect(profileLines({ player: ANN, since: 0, games: [] }, ASCII)).toEqual(['No finished games yet.'])
})

it('a finished game is described from its player’s perspective', async () => {
  const game: FinishedGame = {
    id: 'g',
    game: 'obstruction',
    startedAt: 0,
    endedAt: 60_000,
    seats: [
      { player: { kind: 'person', id: 'bo', name: 'Bo', here: true }, won: true },
      { player: { kind: 'person', id: 'ann', name: 'Ann', here: true }, won: false },
    ],
    reason: 'abandonment',
    facts: { rows: 7, cols: 8, marks: 21 },
    rated: true,
  }
  const now = 60_000 + 7_200_000
  expect(await describeFinishedGame(game, 'ann', now)).toEqual({
    headline: 'LOST against Bo',
    note: 'Obstruction, 7×8, 21 marks, left, 2 h ago',
  })
  expect((await describeFinishedGame(game, 'bo', now)).headline).toBe('WON  against Ann')
  const drawn = { ...game, seats: game.seats.map(seat => ({ ...seat, won: false })) }
  expect((await describeFinishedGame(drawn, 'bo', now)).headline).toBe('DRAW against Ann')
  expect((await describeFinishedGame({ ...drawn, reason: 'abort' }, 'bo', now)).headline).toBe(
    'VOID against Ann',
  )
})

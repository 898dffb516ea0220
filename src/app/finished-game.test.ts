import { describe, expect, it } from 'vitest'
import { accept } from '#kernel/result.ts'
import type { FinishedGame, GameRecord } from '#protocol/api.ts'
import { rejectAccount } from '#protocol/refusals.ts'
import type { ApiClient } from './api-client.ts'
import { fetchFinishedGame, isProvisional, resultFor } from './finished-game.ts'

const ANN = { kind: 'person', id: 'ann', name: 'Ann', here: true } as const
const finished: FinishedGame = {
  ...{ id: 'known', game: 'obstruction', startedAt: 0, endedAt: 60_000, reason: 'blocked', facts: {} },
  rated: false,
  seats: [
    { player: ANN, won: true },
    { player: { kind: 'computer', level: 'casual' }, won: false },
  ],
}
/** Records of format 1 had a `setup` and no `format`. */
const RECORD_1 = {
  game: 'obstruction',
  version: 1,
  setup: { rows: 6, cols: 7 },
  seed: 's',
  startedAt: 0,
  entries: [],
}

function apiWith(record: object): ApiClient {
  const game = async (id: string) =>
    id === 'known' ? accept({ finished, record } as unknown as GameRecord) : rejectAccount('no-such-record')
  return { game } as unknown as ApiClient
}

describe('a finished game of a server', () => {
  it('is seen as a spectator by a person who was not in it, and nobody is called you', async () => {
    expect(await fetchFinishedGame(apiWith(RECORD_1), 'known', 'ben')).toMatchObject({
      value: {
        saved: {
          players: [
            { kind: 'person', name: 'Ann' },
            { kind: 'computer', level: 'casual' },
          ],
        },
        perspective: {
          viewer: 'spectator',
          people: [
            { name: 'Ann', you: false },
            { name: 'the computer (casual)', you: false },
          ],
        },
      },
    })
  })

  it('is seen by a player from their seat', async () => {
    expect(await fetchFinishedGame(apiWith(RECORD_1), 'known', 'ann')).toMatchObject({
      value: { perspective: { viewer: 0, people: [{ you: true }, { you: false }] } },
    })
  })

  it('may have a record of format 1', async () => {
    expect(await fetchFinishedGame(apiWith(RECORD_1), 'known')).toMatchObject({
      value: { saved: { record: { format: 2, params: { rows: 6, cols: 7 }, deal: null } } },
    })
  })

  it('is refused if it is unknown or its record is damaged', async () => {
    expect(await fetchFinishedGame(apiWith(RECORD_1), 'other')).toMatchObject({ ok: false })
    expect(await fetchFinishedGame(apiWith({ ...RECORD_1, seed: '' }), 'known')).toMatchObject({
      rejection: { code: 'damaged-record' },
    })
  })
})

it('a finished game was won, lost, drawn or aborted by one of its players', () => {
  const drawn = { ...finished, seats: finished.seats.map(seat => ({ ...seat, won: false })) }
  expect(resultFor(finished, 'ann')).toEqual({
    own: finished.seats[0],
    seat: 0,
    others: [finished.seats[1]],
    result: 'won',
  })
  expect(
    resultFor(
      {
        ...finished,
        seats: [
          { player: ANN, won: false },
          { player: ANN, won: true },
        ],
      },
      'ann',
    ).result,
  ).toBe('lost')
  expect(resultFor(drawn, 'ann').result).toBe('drawn')
  expect(resultFor({ ...drawn, reason: 'abort' }, 'ann').result).toBe('aborted')
})

it('a rating with a large deviation is provisional', () => {
  expect(isProvisional({ rating: 1500, deviation: 140 })).toBe(true)
  expect(isProvisional({ rating: 1500, deviation: 110 })).toBe(false)
})

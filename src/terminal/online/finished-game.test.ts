import { expect, it } from 'vitest'
import type { ApiClient } from '#app/api-client.ts'
import { accept } from '#kernel/result.ts'
import type { GameRecord } from '#protocol/api.ts'
import { rejectAccount } from '#protocol/refusals.ts'
import { fetchFinishedGame } from './finished-game.ts'

const record = { game: 'obstruction', entries: [] } as unknown as GameRecord['record']
const seats = [
  { player: { kind: 'person', id: 'ann', name: 'Ann', claimed: true }, won: true },
  { player: { kind: 'computer', level: 'casual' }, won: false },
]
const api = {
  game: async (id: string) =>
    id === 'known'
      ? accept({ finished: { seats }, record } as unknown as GameRecord)
      : rejectAccount('no-such-record'),
} as unknown as ApiClient

it('a finished game is seen as a spectator by a person who was not in it, and nobody is called you', async () => {
  const found = await fetchFinishedGame(api, 'known', 'ben')
  expect(found).toEqual(
    accept({
      saved: {
        players: [
          { kind: 'person', name: 'Ann' },
          { kind: 'computer', level: 'casual' },
        ],
        record,
      },
      perspective: {
        viewer: 'spectator',
        people: [
          { name: 'Ann', you: false },
          { name: 'the computer (casual)', you: false },
        ],
      },
    }),
  )
})

it('a finished game is seen by a player from their seat', async () => {
  const found = await fetchFinishedGame(api, 'known', 'ann')
  expect(found).toMatchObject({
    ok: true,
    value: { perspective: { viewer: 0, people: [{ you: true }, { you: false }] } },
  })
})

it('an unknown game is refused', async () => {
  expect(await fetchFinishedGame(api, 'other')).toMatchObject({ ok: false })
})

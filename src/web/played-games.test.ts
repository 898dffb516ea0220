import { expect, test } from 'vitest'
import { RECORD_FORMAT, type TableRecord } from '#table/table.ts'
import { listPlayedGames } from './played-games.ts'
import { memoryGames, openSavedGameStore, type SavedGameWithSummary } from './saved-games.ts'

const HOUR = 3600 * 1000

function savedGame(id: string, entries: TableRecord['entries'], finished = false): SavedGameWithSummary {
  const record: TableRecord = {
    ...{ format: RECORD_FORMAT, game: 'obstruction', version: 1, params: {}, deal: null },
    ...{ seed: id, startedAt: 0, entries },
  }
  const players = [
    { kind: 'person', name: 'Player' },
    { kind: 'computer', level: 'casual' },
  ] as const
  return { id, savedAt: 0, finished, saved: { players, record }, summary: { line: '', moves: 0 } }
}

const move = (seat: number) => ({ at: 1, action: { do: 'move', seat, text: 'a1' } }) as const

test('a game is kept once a person has moved; one that was only looked at is gone after a day', async () => {
  const database = memoryGames()
  const preferences = { entries: () => ({}) } as never
  const store = openSavedGameStore({ openDatabase: async () => database, preferences, newId: () => 'new' })
  await store.put(savedGame('looked-at', []))
  await store.put(savedGame('computer-moved', [move(1)]))
  await store.put(savedGame('played', [move(1), move(0)]))
  await store.put(savedGame('resigned', [], true))
  const ids = async (now: number) => (await listPlayedGames(store, now)).map(({ id }) => id).toSorted()
  expect(await ids(HOUR)).toEqual(['played', 'resigned'])
  expect((await store.list()).length).toBe(4)
  expect(await ids(25 * HOUR)).toEqual(['played', 'resigned'])
  expect((await store.list()).map(({ id }) => id).toSorted()).toEqual(['played', 'resigned'])
})

import { expect, test } from 'vitest'
import { loadMetadata } from '#games/catalog.ts'
import { dailySeed } from '#kernel/daily.ts'
import { RECORD_FORMAT } from '#table/table.ts'
import { dailyNamesOf, dailyPuzzlesOf, dailyRequest, dailyState, findDailyPuzzle } from './dailies.ts'
import type { StoredGame } from './saved-game-store.ts'

const NOON = Date.UTC(2026, 10, 16, 12)
const solitudo = (await loadMetadata('solitudo'))!

function savedDaily(id: string, day: string, finished = false): StoredGame {
  const seed = dailySeed('square', day)
  const record = { format: RECORD_FORMAT, game: 'solitudo', version: 1, params: {}, deal: null } as const
  return {
    id,
    savedAt: 0,
    finished,
    saved: { players: [], record: { ...record, seed, startedAt: 0, entries: [] } },
  }
}

test('the puzzles of a day come with their saved games, those of other days do not count', () => {
  const games = [savedDaily('late', '2026-11-15'), savedDaily('today', '2026-11-16')]
  const puzzles = dailyPuzzlesOf('solitudo', dailyNamesOf(solitudo), games, '2026-11-16')
  expect(puzzles.map(({ name, savedGame }) => [name, savedGame?.id])).toEqual([
    ['square', 'today'],
    ['hexagon', undefined],
  ])
  expect(dailyPuzzlesOf('worderly', ['square'], games, '2026-11-16')[0]!.savedGame).toBeUndefined()
})

test('a puzzle that was finished once stays finished when it is begun again', () => {
  const games = [savedDaily('again', '2026-11-16'), savedDaily('first', '2026-11-16', true)]
  expect(dailyPuzzlesOf('solitudo', ['square'], games, '2026-11-16')[0]!.savedGame?.id).toBe('first')
})

test('a puzzle is new, begun, solved or given up', () => {
  const [begun, finished] = [savedDaily('a', '2026-11-16'), savedDaily('a', '2026-11-16', true)]
  expect(dailyState({ savedGame: undefined })).toEqual({ kind: 'new' })
  expect(dailyState({ savedGame: begun }, { ms: 65 })).toEqual({ kind: 'begun', ms: 65 })
  expect(dailyState({ savedGame: finished }, { won: true, ms: 5 })).toEqual({ kind: 'solved', ms: 5 })
  expect(dailyState({ savedGame: finished })).toEqual({ kind: 'given-up', ms: undefined })
})

test('a puzzle is found by its name, today or on an earlier day', () => {
  const find = (name: string, day?: string) => findDailyPuzzle(solitudo, [], NOON, { name, day })
  expect(find('Square')).toMatchObject({ ok: true, value: { name: 'square', day: '2026-11-16' } })
  expect(find('hexagon', '2024-02-29')).toMatchObject({
    value: { game: 'solitudo', day: '2024-02-29', seed: 'daily hexagon 2024-02-29' },
  })
})

test.each([
  ['round', undefined, 'unknown-daily-puzzle'],
  ['toString', undefined, 'unknown-daily-puzzle'],
  ['square', '16 November', 'invalid-day'],
  ['square', '2026-02-29', 'invalid-day'],
  ['square', '2026-13-45', 'invalid-day'],
  ['square', '2026-11-17', 'future-day'],
])('the puzzle %s of %s is refused as %s', (name, day, code) => {
  expect(findDailyPuzzle(solitudo, [], NOON, { name, day })).toMatchObject({ ok: false, rejection: { code } })
})

test('a game without daily puzzles refuses every name', async () => {
  const obstruction = (await loadMetadata('obstruction'))!
  expect(findDailyPuzzle(obstruction, [], NOON, { name: 'square' })).toMatchObject({
    rejection: { code: 'no-daily-puzzles', details: { title: 'Obstruction' } },
  })
})

test('every daily puzzle has valid params and the seed of its day', async () => {
  for (const game of [solitudo, (await loadMetadata('worderly'))!])
    for (const daily of dailyPuzzlesOf(game.rules.id, dailyNamesOf(game), [], '2026-11-16')) {
      const { params, seed } = dailyRequest(game, daily)
      expect(params).toMatchObject(game.puzzles!.dailies![daily.name]!)
      expect(seed).toBe(`daily ${daily.name} 2026-11-16`)
    }
})

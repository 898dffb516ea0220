// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { StorageFullError } from '#app/saved-game-store.ts'
import { createMemoryKeyValueStore } from '#testing/fakes/memory-key-value-store.ts'
import { memoryGames, openSavedGameStore, type SavedGameWithSummary } from './saved-games.ts'

function game(id: string, savedAt: number, ...moves: readonly string[]): SavedGameWithSummary {
  return {
    id,
    savedAt,
    finished: false,
    summary: { line: 'your turn', moves: 3 },
    saved: {
      players: [
        { kind: 'person', name: 'Ada' },
        { kind: 'computer', level: 'steady' },
      ],
      record: {
        ...{ format: 2, game: 'obstruction', version: 1, params: { rows: 7 }, deal: null },
        ...{ seed: 'seed', startedAt: 1 },
        entries: moves.map((text, ply) => ({ at: 2 + ply, action: { do: 'move', seat: ply % 2, text } })),
      },
    },
  }
}

/** A game exactly as an earlier version wrote it into local storage, with a record of format 1. */
const OLD_GAME =
  '{"savedAt":5,"finished":false,"summary":{"line":"your turn","moves":3},"game":"{\\n \\"format\\": \\"quincunx game\\",\\n \\"formatVersion\\": 1,\\n \\"players\\": [\\n  {\\n   \\"kind\\": \\"person\\",\\n   \\"name\\": \\"Ada\\"\\n  },\\n  {\\n   \\"kind\\": \\"computer\\",\\n   \\"level\\": \\"steady\\"\\n  }\\n ],\\n \\"record\\": {\\n  \\"game\\": \\"obstruction\\",\\n  \\"version\\": 1,\\n  \\"setup\\": {\\n   \\"rows\\": 7\\n  },\\n  \\"seed\\": \\"seed\\",\\n  \\"startedAt\\": 1,\\n  \\"entries\\": [\\n   {\\n    \\"at\\": 2,\\n    \\"action\\": {\\n     \\"do\\": \\"move\\",\\n     \\"seat\\": 0,\\n     \\"text\\": \\"c3\\"\\n    }\\n   }\\n  ]\\n }\\n}"}'

/** Stores that share a database are the tabs of one browser. */
function browser({ isLasting = true, preferences = createMemoryKeyValueStore() } = {}) {
  const database = { ...memoryGames(), isLasting }
  const open = () =>
    openSavedGameStore({ openDatabase: async () => database, preferences, newId: () => 'copy' })
  return { database, preferences, open }
}

it('saved games are read as they were written', async () => {
  const store = browser().open()
  await store.put(game('one', 5, 'c3'))
  expect(await store.find('one')).toEqual(game('one', 5, 'c3'))
  expect(await store.find('two')).toBeUndefined()
})

it('saved games are listed with the last saved first, without the removed ones', async () => {
  const store = browser().open()
  await store.put(game('one', 5))
  await store.put(game('two', 9))
  expect((await store.list()).map(({ id }) => id)).toEqual(['two', 'one'])
  await store.remove('two')
  expect((await store.list()).map(({ id }) => id)).toEqual(['one'])
  await store.clear()
  expect(await store.list()).toEqual([])
})

it('a game that cannot be read is left out and not lost', async () => {
  const { database, open } = browser()
  await database.put('broken', { savedAt: 4 })
  expect(await open().list()).toEqual([])
  expect(await database.get('broken')).toEqual({ savedAt: 4 })
})

it('a game that cannot be stored is reported', async () => {
  const { database, open } = browser()
  database.put = () => Promise.reject(new Error('quota'))
  await expect(open().put(game('one', 1))).rejects.toThrow(StorageFullError)
})

it('another tab hears which game has changed, and the tab that changed it does not', async () => {
  const { open } = browser()
  const [here, there] = [open(), open()]
  const [heardHere, heardThere] = [vi.fn(), vi.fn()]
  onTestFinished(here.watch(heardHere))
  onTestFinished(there.watch(heardThere))
  await here.put(game('one', 1))
  await vi.waitFor(() => expect(heardThere).toHaveBeenCalledWith('one'))
  expect(heardHere).not.toHaveBeenCalled()
})

it('a page that comes back from the back/forward cache reads its games again', () => {
  const store = browser().open()
  const changed = vi.fn()
  onTestFinished(store.watch(changed))
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(changed).not.toHaveBeenCalled()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(changed).toHaveBeenCalledWith()
})

it('games of earlier versions are moved out of local storage; unreadable ones stay there', async () => {
  const { open, preferences } = browser()
  preferences.set('game.old', OLD_GAME)
  preferences.set('game.broken', '{"savedAt": 4')
  preferences.set('settings', '{}')
  expect(await open().list()).toEqual([game('old', 5, 'c3')])
  expect(preferences.entries()).toEqual({ 'game.broken': '{"savedAt": 4', settings: '{}' })
  expect(await open().find('old')).toEqual(game('old', 5, 'c3'))
})

it('a game of an earlier version stays in local storage until it is safely in the database', async () => {
  const { database, open, preferences } = browser()
  preferences.set('game.old', OLD_GAME)
  database.update = () => Promise.reject(new Error('quota'))
  expect(await open().list()).toEqual([])
  expect(preferences.get('game.old')).toBe(OLD_GAME)
  const forbidden = browser({ isLasting: false, preferences })
  expect(await forbidden.open().list()).toEqual([game('old', 5, 'c3')])
  expect(preferences.get('game.old')).toBe(OLD_GAME)
})

it('a game that is in both places is not set back, and both are kept if they went on differently', async () => {
  const further = browser()
  await further.database.put('old', { ...game('old', 9), ...game('old', 9, 'c3', 'a1').saved })
  further.preferences.set('game.old', OLD_GAME)
  expect((await further.open().find('old'))?.saved).toEqual(game('old', 9, 'c3', 'a1').saved)
  expect(further.preferences.entries()).toEqual({})

  const other = browser()
  await other.database.put('old', { ...game('old', 9), ...game('old', 9, 'e5').saved })
  other.preferences.set('game.old', OLD_GAME)
  const games = await other.open().list()
  expect(games.map(({ id, saved }) => [id, saved.record.entries.length])).toEqual([
    ['old', 1],
    ['copy', 1],
  ])
})

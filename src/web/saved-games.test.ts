// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { openSavedGameStore, type SavedGameWithSummary, StorageFullError } from './saved-games.ts'

function game(id: string, savedAt: number): SavedGameWithSummary {
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
        ...{ seed: 'seed', startedAt: 1, entries: [] },
      },
    },
  }
}

describe('the saved games', () => {
  beforeEach(() => localStorage.clear())

  it('are read as they were written', async () => {
    const store = openSavedGameStore(localStorage)
    await store.put(game('one', 5))
    expect(await store.find('one')).toEqual(game('one', 5))
    expect(await store.find('two')).toBeUndefined()
  })

  it('of format 1, which had a setup, are still read', async () => {
    const { format: _, params: __, deal: ___, ...record } = game('old', 5).saved.record
    const saved = { players: game('old', 5).saved.players, record: { ...record, setup: { rows: 7 } } }
    const text = JSON.stringify({ format: 'quincunx game', formatVersion: 1, ...saved })
    const stored = { savedAt: 5, finished: false, summary: { line: 'your turn', moves: 3 }, game: text }
    localStorage.setItem('quincunx.game.old', JSON.stringify(stored))
    expect(await openSavedGameStore(localStorage).find('old')).toEqual(game('old', 5))
  })

  it('are listed with the last saved first, without the removed ones', async () => {
    const store = openSavedGameStore(localStorage)
    await store.put(game('one', 5))
    await store.put(game('two', 9))
    expect((await store.list()).map(({ id }) => id)).toEqual(['two', 'one'])
    await store.remove('two')
    expect((await store.list()).map(({ id }) => id)).toEqual(['one'])
  })

  it('that cannot be read are left out and not lost', async () => {
    const store = openSavedGameStore(localStorage)
    localStorage.setItem('quincunx.game.broken', '{"savedAt": 4')
    expect(await store.list()).toEqual([])
    expect(localStorage.getItem('quincunx.game.broken')).not.toBeNull()
  })

  it('of other tabs are not touched', async () => {
    const [here, there] = [openSavedGameStore(localStorage), openSavedGameStore(localStorage)]
    await here.put(game('mine', 1))
    await there.put(game('yours', 2))
    expect(await here.list()).toHaveLength(2)
  })

  it('are refused when there is no room', async () => {
    const full = {
      ...{ length: 0, key: () => null, getItem: () => null, removeItem() {}, clear() {} },
      setItem() {
        throw new Error('quota')
      },
    }
    await expect(openSavedGameStore(full).put(game('one', 1))).rejects.toThrow(StorageFullError)
  })
})

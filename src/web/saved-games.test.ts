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
      record: { game: 'obstruction', version: 1, params: {}, seed: 'seed', startedAt: 1, entries: [] },
    },
  }
}

describe('the shelf', () => {
  beforeEach(() => localStorage.clear())

  it('gives back what was kept', async () => {
    const shelf = openSavedGameStore(localStorage)
    await shelf.put(game('one', 5))
    expect(await shelf.find('one')).toEqual(game('one', 5))
    expect(await shelf.find('two')).toBeUndefined()
  })

  it('lists the last saved first and forgets what is removed', async () => {
    const shelf = openSavedGameStore(localStorage)
    await shelf.put(game('one', 5))
    await shelf.put(game('two', 9))
    expect((await shelf.list()).map(({ id }) => id)).toEqual(['two', 'one'])
    await shelf.remove('two')
    expect((await shelf.list()).map(({ id }) => id)).toEqual(['one'])
  })

  it('leaves out what cannot be read, and does not lose it', async () => {
    const shelf = openSavedGameStore(localStorage)
    localStorage.setItem('quincunx.game.broken', '{"savedAt": 4')
    expect(await shelf.list()).toEqual([])
    expect(localStorage.getItem('quincunx.game.broken')).not.toBeNull()
  })

  it('does not touch what other tabs keep', async () => {
    const [here, there] = [openSavedGameStore(localStorage), openSavedGameStore(localStorage)]
    await here.put(game('mine', 1))
    await there.put(game('yours', 2))
    expect(await here.list()).toHaveLength(2)
  })

  it('says when there is no room', async () => {
    const full = {
      ...{ length: 0, key: () => null, getItem: () => null, removeItem() {}, clear() {} },
      setItem() {
        throw new Error('quota')
      },
    }
    await expect(openSavedGameStore(full).put(game('one', 1))).rejects.toThrow(StorageFullError)
  })
})

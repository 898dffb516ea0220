// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { type KeptGame, openShelf, ShelfFullError } from './shelf.ts'

function game(id: string, savedAt: number): KeptGame {
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
      record: { game: 'obstruction', version: 1, setup: {}, seed: 'seed', startedAt: 1, entries: [] },
    },
  }
}

describe('the shelf', () => {
  beforeEach(() => localStorage.clear())

  it('gives back what was kept', async () => {
    const shelf = openShelf(localStorage)
    await shelf.keep(game('one', 5))
    expect(await shelf.find('one')).toEqual(game('one', 5))
    expect(await shelf.find('two')).toBeUndefined()
  })

  it('lists the last saved first and forgets what is removed', async () => {
    const shelf = openShelf(localStorage)
    await shelf.keep(game('one', 5))
    await shelf.keep(game('two', 9))
    expect((await shelf.list()).map(({ id }) => id)).toEqual(['two', 'one'])
    await shelf.remove('two')
    expect((await shelf.list()).map(({ id }) => id)).toEqual(['one'])
  })

  it('leaves out what cannot be read, and does not lose it', async () => {
    const shelf = openShelf(localStorage)
    localStorage.setItem('quincunx.game.broken', '{"savedAt": 4')
    expect(await shelf.list()).toEqual([])
    expect(localStorage.getItem('quincunx.game.broken')).not.toBeNull()
  })

  it('does not touch what other tabs keep', async () => {
    const [here, there] = [openShelf(localStorage), openShelf(localStorage)]
    await here.keep(game('mine', 1))
    await there.keep(game('yours', 2))
    expect(await here.list()).toHaveLength(2)
  })

  it('says when there is no room', async () => {
    const full = {
      ...{ length: 0, key: () => null, getItem: () => null, removeItem() {}, clear() {} },
      setItem() {
        throw new Error('quota')
      },
    }
    await expect(openShelf(full).keep(game('one', 1))).rejects.toThrow(ShelfFullError)
  })
})

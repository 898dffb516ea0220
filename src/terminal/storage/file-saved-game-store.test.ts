import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { readSavedGame } from '#app/saved-game-format.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import { openFileSavedGameStore } from './file-saved-game-store.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quincunx-shelf-'))
  return () => rm(folder, { recursive: true, force: true })
})

function game(id: string, savedAt: number, finished = false): StoredGame {
  return {
    id,
    savedAt,
    finished,
    saved: {
      players: [{ kind: 'person', name: 'Ann' }],
      record: {
        format: 2,
        game: 'obstruction',
        version: 1,
        params: {},
        deal: null,
        seed: 'seed',
        startedAt: 1,
        entries: [],
      },
    },
  }
}

describe('saved games in a folder', () => {
  it('there are none before the folder exists', async () => {
    const store = openFileSavedGameStore(join(folder, 'not', 'yet'))
    expect(await store.list()).toEqual([])
    expect(await store.find('none')).toBeUndefined()
    await store.put(game('one', 5))
    expect(await store.find('one')).toEqual(game('one', 5))
  })

  it('are listed with the last saved first, each once', async () => {
    const store = openFileSavedGameStore(folder)
    await store.put(game('one', 5))
    await store.put(game('two', 6))
    await store.put(game('one', 7, true))
    expect(await store.list()).toEqual([game('one', 7, true), game('two', 6)])
    await store.remove('one')
    await store.remove('one')
    expect((await store.list()).map(({ id }) => id)).toEqual(['two'])
  })

  it('do not include a damaged file, which stays where it is', async () => {
    const store = openFileSavedGameStore(folder)
    await store.put(game('good', 5))
    await writeFile(join(folder, 'bad.json'), '{"format":"quincunx game","formatVersion":1,')
    expect((await store.list()).map(({ id }) => id)).toEqual(['good'])
    expect(await store.find('bad')).toBeUndefined()
    expect(await readdir(folder)).toEqual(['bad.json', 'good.json'])
  })

  it('are files in the format of an export', async () => {
    const store = openFileSavedGameStore(folder)
    await store.put(game('one', 5))
    const read = readSavedGame(await readFile(store.pathOf('one'), 'utf8'))
    expect(read).toEqual({ ok: true, value: game('one', 5).saved })
  })

  it('are never half written, however many are saved at once', async () => {
    const store = openFileSavedGameStore(folder)
    await Promise.all(Array.from({ length: 20 }, (_, index) => store.put(game('one', index))))
    expect(await readdir(folder)).toEqual(['one.json'])
    expect(await store.find('one')).toBeDefined()
  })

  it('cannot be saved outside the folder by their id', async () => {
    const store = openFileSavedGameStore(folder)
    onTestFinished(() => rm(join(folder, '..', 'outside.json'), { force: true }))
    await expect(store.put(game('../outside', 5))).rejects.toThrow('cannot name a game')
  })
})

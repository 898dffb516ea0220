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
      record: { game: 'obstruction', version: 1, params: {}, seed: 'seed', startedAt: 1, entries: [] },
    },
  }
}

describe('a shelf in a folder', () => {
  it('is empty before the folder is there', async () => {
    const shelf = openFileSavedGameStore(join(folder, 'not', 'yet'))
    expect(await shelf.list()).toEqual([])
    expect(await shelf.find('none')).toBeUndefined()
    await shelf.put(game('one', 5))
    expect(await shelf.find('one')).toEqual(game('one', 5))
  })

  it('lists the last kept first, and the same game once', async () => {
    const shelf = openFileSavedGameStore(folder)
    await shelf.put(game('one', 5))
    await shelf.put(game('two', 6))
    await shelf.put(game('one', 7, true))
    expect(await shelf.list()).toEqual([game('one', 7, true), game('two', 6)])
    await shelf.remove('one')
    await shelf.remove('one')
    expect((await shelf.list()).map(one => one.id)).toEqual(['two'])
  })

  it('leaves a damaged file out and alone', async () => {
    const shelf = openFileSavedGameStore(folder)
    await shelf.put(game('good', 5))
    await writeFile(join(folder, 'bad.json'), '{"format":"quincunx game","formatVersion":1,')
    expect((await shelf.list()).map(one => one.id)).toEqual(['good'])
    expect(await shelf.find('bad')).toBeUndefined()
    expect(await readdir(folder)).toEqual(['bad.json', 'good.json'])
  })

  it('writes files that are exports themselves', async () => {
    const shelf = openFileSavedGameStore(folder)
    await shelf.put(game('one', 5))
    const read = readSavedGame(await readFile(shelf.pathOf('one'), 'utf8'))
    expect(read).toEqual({ ok: true, value: game('one', 5).saved })
  })

  it('is never left half written, whatever is kept at once', async () => {
    const shelf = openFileSavedGameStore(folder)
    await Promise.all(Array.from({ length: 20 }, (_, index) => shelf.put(game('one', index))))
    expect(await readdir(folder)).toEqual(['one.json'])
    expect(await shelf.find('one')).toBeDefined()
  })

  it('does not let a name lead out of the folder', async () => {
    const shelf = openFileSavedGameStore(folder)
    onTestFinished(() => rm(join(folder, '..', 'outside.json'), { force: true }))
    await expect(shelf.put(game('../outside', 5))).rejects.toThrow('cannot name a game')
  })
})

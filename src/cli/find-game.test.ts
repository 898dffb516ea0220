import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { StoredGame } from '#app/saved-game-store.ts'
import { findGameOrText, findSavedGame } from './find-game.ts'

const game = (id: string) => ({ id, savedAt: 0, finished: false, saved: {} }) as unknown as StoredGame
const store = (...ids: readonly string[]) => ({ list: async () => ids.map(game) }) as never
const games = store('3f9c2a', '3f9d11', 'ab12cd')

describe('a saved game is named', () => {
  it.each([
    ['last', '3f9c2a'],
    ['ab12cd', 'ab12cd'],
    ['ab', 'ab12cd'],
    ['3f9d', '3f9d11'],
  ])('%s', async (name, id) => {
    expect((await findSavedGame(games, name))?.id).toBe(id)
  })

  it('by the beginning of its id, unless several begin so', async () => {
    await expect(findSavedGame(games, '3f9')).rejects.toThrow(
      'Several games begin with “3f9”: 3f9c2a, 3f9d11.',
    )
  })

  it('by nothing else', async () => {
    expect(await findSavedGame(games, 'zz')).toBeUndefined()
    expect(await findSavedGame(games, '')).toBeUndefined()
    expect(await findSavedGame(store(), 'last')).toBeUndefined()
  })
})

describe('a file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'quincunx-find-')), 'game.json')
  writeFileSync(file, 'its text')

  it('is read by its path', async () => {
    expect(await findGameOrText(games, file)).toEqual({ text: 'its text' })
  })

  it('that does not exist is named in the error', async () => {
    await expect(findGameOrText(games, 'nowhere.json')).rejects.toThrow('Can’t open “nowhere.json”')
    await expect(findGameOrText(store(), 'last')).rejects.toThrow('No games yet.')
  })
})

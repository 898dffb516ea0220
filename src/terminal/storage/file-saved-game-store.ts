import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { isGameId, readStoredGame, writeStoredGame } from '#app/saved-game-format.ts'
import type { SavedGameStore, StoredGame } from '#app/saved-game-store.ts'
import { parseJson } from '#kernel/json.ts'
import { makeFolder } from '#node/make-folder.ts'

export interface FileSavedGameStore extends SavedGameStore {
  /** The file of a game, which is also its export. */
  pathOf(id: string): string
}

const EXTENSION = '.json'

/** Saved games in a folder, one file for each. A file that cannot be read is skipped and left as it is. */
export function openFileSavedGameStore(folder: string): FileSavedGameStore {
  const pathOf = (id: string) => join(folder, checkedId(id) + EXTENSION)

  async function find(id: string): Promise<StoredGame | undefined> {
    let text: string
    try {
      text = await readFile(pathOf(id), 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
    const game = readStoredGame(parseJson(text), id)
    return game.ok ? game.value : undefined
  }

  async function list(): Promise<readonly StoredGame[]> {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    const ids = names
      .filter(name => name.endsWith(EXTENSION))
      .map(name => name.slice(0, -EXTENSION.length))
      .filter(isGameId)
    const games = await Promise.all(ids.map(id => find(id).catch(() => undefined)))
    return games.filter(game => game !== undefined).sort((one, other) => other.savedAt - one.savedAt)
  }

  const remove = (id: string) => rm(pathOf(id), { force: true })

  return {
    pathOf,
    find,
    list,
    async put(game) {
      makeFolder(folder)
      await writeFileAtomic(pathOf(game.id), `${JSON.stringify(writeStoredGame(game), null, 1)}\n`)
    },
    remove,
    async clear() {
      for (const { id } of await list()) await remove(id)
    },
  }
}

function checkedId(id: string): string {
  if (!isGameId(id)) throw new Error(`“${id}” cannot name a game on the shelf.`)
  return id
}

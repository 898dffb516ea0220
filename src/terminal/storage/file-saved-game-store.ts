import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSavedGame, writeSavedGame } from '#app/saved-game-format.ts'
import type { SavedGameStore, StoredGame } from '#app/saved-game-store.ts'

export interface FileSavedGameStore extends SavedGameStore {
  /** The file of a game, which is also its export. */
  pathOf(id: string): string
}

const EXTENSION = '.json'

/** Saved games in a folder, one file for each. A file that cannot be read is skipped and left as it is. */
export function openFileSavedGameStore(folder: string): FileSavedGameStore {
  const pathOf = (id: string) => join(folder, checkedId(id) + EXTENSION)
  let writes = 0

  async function find(id: string): Promise<StoredGame | undefined> {
    let text: string
    try {
      text = await readFile(pathOf(id), 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
    return readSavedGameFile(id, text)
  }

  return {
    pathOf,
    find,
    async list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      const ids = names
        .filter(name => name.endsWith(EXTENSION))
        .map(name => name.slice(0, -EXTENSION.length))
        .filter(isId)
      const games = await Promise.all(ids.map(id => find(id).catch(() => undefined)))
      return games.filter(game => game !== undefined).sort((one, other) => other.savedAt - one.savedAt)
    },
    async put({ id, savedAt, finished, saved }) {
      const path = pathOf(id)
      await mkdir(folder, { recursive: true })
      const file = { ...JSON.parse(writeSavedGame(saved)), savedAt, finished }
      // Written atomically, so that there is never a half-written game.
      const draft = `${path}.${process.pid}-${writes++}.draft`
      await writeFile(draft, `${JSON.stringify(file, null, 1)}\n`, { flush: true })
      await rename(draft, path)
    },
    async remove(id) {
      await rm(pathOf(id), { force: true })
    },
  }
}

function readSavedGameFile(id: string, text: string): StoredGame | undefined {
  const saved = readSavedGame(text)
  if (!saved.ok) return undefined
  const { savedAt, finished } = JSON.parse(text) as Record<string, unknown>
  // A file that was exported and copied here by hand has neither.
  const entries = saved.value.record.entries
  return {
    id,
    savedAt: typeof savedAt === 'number' ? savedAt : (entries.at(-1)?.at ?? saved.value.record.startedAt),
    finished: finished === true,
    saved: saved.value,
  }
}

function checkedId(id: string): string {
  if (!isId(id)) throw new Error(`“${id}” cannot name a game on the shelf.`)
  return id
}

/** Excludes paths out of the folder. */
function isId(id: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(id)
}

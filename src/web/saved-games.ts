import { readSavedGame, writeSavedGame } from '#app/saved-game-format.ts'
import type { SavedGameStore, StoredGame } from '#app/saved-game-store.ts'
import { isObject, parseJson } from '#kernel/json.ts'

/** The summary of a game for the lobby and the history, which do not load its rules. */
export interface GameSummary {
  /** Whose turn it is, or how it ended, in a few words. */
  readonly line: string
  /** Whether the only person at this screen won; undefined between people. */
  readonly won?: boolean
  readonly moves: number
  /** How long a finished puzzle took. */
  readonly ms?: number
}

export interface SavedGameWithSummary extends StoredGame {
  readonly summary: GameSummary
}

export interface BrowserSavedGameStore extends SavedGameStore {
  list(): Promise<readonly SavedGameWithSummary[]>
  find(id: string): Promise<SavedGameWithSummary | undefined>
  put(game: SavedGameWithSummary): Promise<void>
  /** Calls back when another tab has changed this game, or may have. */
  watch(id: string, changed: () => void): () => void
  clear(): Promise<void>
}

/** The storage of the device is full or forbidden. */
export class StorageFullError extends Error {}

const PREFIX = 'quincunx.game.'

/** One key for each game, so that two tabs never overwrite each other's games. */
export function openSavedGameStore(storage: Storage): BrowserSavedGameStore {
  function read(key: string): SavedGameWithSummary | undefined {
    const text = storage.getItem(key)
    return text === null ? undefined : readStoredGame(key.slice(PREFIX.length), text)
  }
  function keys(): string[] {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(key =>
      key.startsWith(PREFIX),
    )
  }
  return {
    async list() {
      return keys()
        .flatMap(key => read(key) ?? [])
        .sort((one, other) => other.savedAt - one.savedAt)
    },
    async find(id) {
      return read(PREFIX + id)
    },
    async put(game) {
      try {
        storage.setItem(PREFIX + game.id, writeStoredGame(game))
      } catch {
        throw new StorageFullError()
      }
    },
    async remove(id) {
      storage.removeItem(PREFIX + id)
    },
    watch(id, changed) {
      const heard = (event: StorageEvent) => {
        if (event.storageArea === storage && event.key === PREFIX + id) changed()
      }
      // A page in the back/forward cache gets no storage events.
      const shown = (event: PageTransitionEvent) => {
        if (event.persisted) changed()
      }
      addEventListener('storage', heard)
      addEventListener('pageshow', shown)
      return () => {
        removeEventListener('storage', heard)
        removeEventListener('pageshow', shown)
      }
    },
    async clear() {
      for (const key of keys()) storage.removeItem(key)
    },
  }
}

function writeStoredGame({ savedAt, finished, summary, saved }: SavedGameWithSummary): string {
  return JSON.stringify({ savedAt, finished, summary, game: writeSavedGame(saved) })
}

function readStoredGame(id: string, text: string): SavedGameWithSummary | undefined {
  const value = parseJson(text)
  if (!isObject(value) || typeof value.game !== 'string') return undefined
  const saved = readSavedGame(value.game)
  if (!saved.ok || typeof value.savedAt !== 'number') return undefined
  const summary = value.summary as Partial<GameSummary> | undefined
  return {
    id,
    savedAt: value.savedAt,
    finished: value.finished === true,
    saved: saved.value,
    summary: {
      line: typeof summary?.line === 'string' ? summary.line : '',
      moves: typeof summary?.moves === 'number' ? summary.moves : 0,
      ...(typeof summary?.won === 'boolean' && { won: summary.won }),
      ...(typeof summary?.ms === 'number' && { ms: summary.ms }),
    },
  }
}

import { clear, createStore, del, entries, get, type UseStore, update } from 'idb-keyval'
import type { KeyValueStore } from '#app/key-value-store.ts'
import { mergeOutcome } from '#app/merge-game.ts'
import { readSavedGame, readStoredGame, writeStoredGame } from '#app/saved-game-format.ts'
import {
  type GameSummary,
  type SavedGameStore,
  StorageFullError,
  type StoredGame,
} from '#app/saved-game-store.ts'
import { isObject, parseJson } from '#kernel/json.ts'

export interface SavedGameWithSummary extends StoredGame {
  readonly summary: GameSummary
}

export interface BrowserSavedGameStore extends SavedGameStore {
  list(): Promise<readonly SavedGameWithSummary[]>
  find(id: string): Promise<SavedGameWithSummary | undefined>
  put(game: SavedGameWithSummary): Promise<void>
  /** Calls back when another tab has changed a game; without an id where any may have changed. */
  watch(changed: (id?: string) => void): () => void
}

/** The stored objects by game id. */
export interface GameDatabase {
  /** Whether the games outlast the page. */
  readonly isLasting: boolean
  entries(): Promise<readonly (readonly [id: string, value: unknown])[]>
  get(id: string): Promise<unknown>
  put(id: string, value: object): Promise<void>
  /** Replaces a value in one transaction, so that no other tab changes it meanwhile. */
  update(id: string, change: (value: unknown) => unknown): Promise<void>
  remove(id: string): Promise<void>
  clear(): Promise<void>
}

interface SavedGameStoreOptions {
  openDatabase(): Promise<GameDatabase>
  /** Earlier versions stored games here, with the prefix `game.`. */
  readonly preferences: KeyValueStore
  newId(): string
}

/** The games of this browser. They are stored as objects, one for each game, without blocking the page. */
export function openSavedGameStore(options: SavedGameStoreOptions): BrowserSavedGameStore {
  let opening: Promise<GameDatabase> | undefined
  const opened = () => {
    opening ??= options.openDatabase().then(async database => {
      await moveOldGames(database, options)
      return database
    })
    return opening
  }
  let channel: BroadcastChannel | undefined
  const openChannel = () => {
    if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('quincunx.games')
    return channel
  }
  const notifyOtherTabs = (id?: string) => openChannel()?.postMessage(id)

  return {
    async list() {
      const games = (await (await opened()).entries()).flatMap(([id, value]) => read(id, value) ?? [])
      return games.sort((one, other) => other.savedAt - one.savedAt)
    },
    async find(id) {
      return read(id, await (await opened()).get(id))
    },
    async put(game) {
      try {
        await (await opened()).put(game.id, writeStoredGame(game))
      } catch {
        throw new StorageFullError()
      }
      notifyOtherTabs(game.id)
    },
    async remove(id) {
      await (await opened()).remove(id)
      notifyOtherTabs(id)
    },
    async clear() {
      await (await opened()).clear()
      notifyOtherTabs()
    },
    watch(changed) {
      const heard = ({ data }: MessageEvent<string | undefined>) => changed(data)
      // A page in the back/forward cache hears nothing.
      const shown = (event: PageTransitionEvent) => {
        if (event.persisted) changed()
      }
      const listened = openChannel()
      listened?.addEventListener('message', heard)
      addEventListener('pageshow', shown)
      return () => {
        listened?.removeEventListener('message', heard)
        removeEventListener('pageshow', shown)
      }
    },
  }
}

function read(id: string, value: unknown): SavedGameWithSummary | undefined {
  const game = readStoredGame(value, id)
  return game.ok ? { summary: { line: '', moves: 0 }, ...game.value } : undefined
}

const OLD_PREFIX = 'game.'

/**
 * Moves the games that earlier versions stored in local storage. Each stays there until it is in the database, and for
 * good if it cannot be read. An earlier version may still be open in another tab, so a game can be in both.
 */
async function moveOldGames(
  database: GameDatabase,
  { preferences, newId }: SavedGameStoreOptions,
): Promise<void> {
  for (const [key, text] of Object.entries(preferences.entries())) {
    const game = key.startsWith(OLD_PREFIX) ? readOldGame(key.slice(OLD_PREFIX.length), text) : undefined
    if (!game) continue
    let outcome = 'new'
    try {
      await database.update(game.id, value => {
        outcome = mergeOutcome(game, read(game.id, value))
        return outcome === 'new' || outcome === 'further' ? writeStoredGame(game) : value
      })
      if (outcome === 'other') await database.put(newId(), writeStoredGame(game))
      if (database.isLasting) preferences.remove(key)
    } catch {
      // It stays in local storage and is moved on a later visit.
    }
  }
}

/** Earlier versions stored a game as JSON within JSON. */
function readOldGame(id: string, text: string): StoredGame | undefined {
  const value = parseJson(text)
  if (!isObject(value) || typeof value.game !== 'string' || typeof value.savedAt !== 'number')
    return undefined
  const saved = readSavedGame(value.game)
  const stored = saved.ok ? readStoredGame({ ...value, ...saved.value }, id) : saved
  return stored.ok ? stored.value : undefined
}

/** IndexedDB; where the browser forbids it, games last as long as the page. */
export async function openGameDatabase(): Promise<GameDatabase> {
  try {
    const store = createStore('quincunx-games', 'games')
    // Fails where the database cannot be opened.
    await get('', store)
    return indexedGames(store)
  } catch {
    return memoryGames()
  }
}

function indexedGames(store: UseStore): GameDatabase {
  return {
    isLasting: true,
    entries: () => entries<string, unknown>(store),
    get: id => get(id, store),
    put: (id, value) =>
      store('readwrite', games => {
        games.put(value, id)
        const { transaction } = games
        // Otherwise a reload right after a move could abort the transaction before it commits by itself.
        transaction.commit()
        return new Promise((resolve, reject) => {
          transaction.oncomplete = () => resolve()
          transaction.onabort = () => reject(transaction.error)
        })
      }),
    update: (id, change) => update(id, change, store),
    remove: id => del(id, store),
    clear: () => clear(store),
  }
}

export function memoryGames(): GameDatabase {
  const games = new Map<string, unknown>()
  return {
    isLasting: false,
    entries: async () => [...games],
    get: async id => games.get(id),
    put: async (id, value) => void games.set(id, value),
    update: async (id, change) => void games.set(id, change(games.get(id))),
    remove: async id => void games.delete(id),
    clear: async () => games.clear(),
  }
}

import type { EngineClient } from '#engine-client/engine-client.ts'
import type { Clock } from '#kernel/clock.ts'
import { openEngineClient } from './engine-client.ts'
import { type BrowserSavedGameStore, openSavedGameStore } from './saved-games.ts'

/** What this device gives a game: a place to keep it, something to think with, and the time. */

export const savedGames: BrowserSavedGameStore = openSavedGameStore(storageOrMemory())

export const engineClient: EngineClient = openEngineClient()

export const clock: Clock = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}

/** 128 bits and more, for draws and for the ids of games. */
export function randomString(letters: number): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
  const bytes = crypto.getRandomValues(new Uint8Array(letters))
  return Array.from(bytes, byte => alphabet[byte % alphabet.length]).join('')
}

function storageOrMemory(): Storage {
  try {
    return localStorage
  } catch {
    return memoryStorage()
  }
}

/** Where a browser forbids storage, games live as long as the page. */
function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: index => [...items.keys()][index] ?? null,
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: key => void items.delete(key),
    clear: () => items.clear(),
  }
}

import type { EngineClient } from '#engine-client/engine-client.ts'
import type { Clock } from '#kernel/clock.ts'
import { openEngineClient } from './engine-client.ts'
import { type BrowserSavedGameStore, openSavedGameStore } from './saved-games.ts'

// The storage, the engine and the clock of this device.

export const savedGames: BrowserSavedGameStore = openSavedGameStore(storageOrMemory())

export const engineClient: EngineClient = openEngineClient()

export const clock: Clock = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}

/** A random string for seeds and ids, of 5 bits a letter. */
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

/** Where a browser forbids storage, games last as long as the page. */
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

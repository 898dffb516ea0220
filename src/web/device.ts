import type { EngineClient } from '#engine-client/engine-client.ts'
import type { Clock } from '#kernel/clock.ts'
import { openEngineClient } from './engine-client.ts'
import { preferences } from './preferences.ts'
import { type BrowserSavedGameStore, openGameDatabase, openSavedGameStore } from './saved-games.ts'

// The storage, the engine and the clock of this device.

export const savedGames: BrowserSavedGameStore = openSavedGameStore({
  openDatabase: openGameDatabase,
  preferences,
  newId: () => randomString(10),
})

export const engineClient: EngineClient = openEngineClient()

/** A worker of its own for the position on the screen, which would otherwise wait for the review of the whole game. */
export const analysisEngine: EngineClient = openEngineClient()

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

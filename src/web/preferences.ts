import { openKeyValueStore } from '#app/key-value-store.ts'

const PREFIX = 'quincunx.'

/** Settings, progress and last choices in the browser's local storage. Games are elsewhere: see saved-games.ts. */
export const preferences = openKeyValueStore({
  get: key => localStorage.getItem(PREFIX + key) ?? undefined,
  set: (key, value) => localStorage.setItem(PREFIX + key, value),
  remove: key => localStorage.removeItem(PREFIX + key),
  keys: () =>
    Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
      .filter(key => key.startsWith(PREFIX))
      .map(key => key.slice(PREFIX.length)),
})

/** Calls back when another tab has changed this preference. */
export function watchPreference(key: string, changed: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === PREFIX + key || event.key === null) changed()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}

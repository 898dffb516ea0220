import { type KeyValueStore, openKeyValueStore } from '#app/key-value-store.ts'

/** The preferences of a device, in memory. */
export function createMemoryKeyValueStore(entries: Readonly<Record<string, string>> = {}): KeyValueStore {
  const values = new Map(Object.entries(entries))
  return openKeyValueStore({
    get: key => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: key => void values.delete(key),
    keys: () => [...values.keys()],
  })
}

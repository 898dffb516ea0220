import { createStore, del, get, keys, set } from 'idb-keyval'
import type { DictionaryStore, StoredDictionary } from '#lexicon/custom-dictionaries.ts'

/** Custom dictionaries in IndexedDB, for the page and its workers. */
export function openDictionaryStore(name: string): DictionaryStore {
  const store = createStore(name, 'dictionaries')
  return {
    isOurs: true,
    async hashes() {
      try {
        return await keys<string>(store)
      } catch {
        // A browser that stores nothing has no dictionaries.
        return []
      }
    },
    get: hash => get<StoredDictionary>(hash, store),
    put: (hash, dictionary) => set(hash, dictionary, store),
    remove: hash => del(hash, store),
  }
}

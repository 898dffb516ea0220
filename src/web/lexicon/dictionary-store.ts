import type { DictionaryStore, StoredDictionary } from '#lexicon/custom-dictionaries.ts'

const STORE = 'dictionaries'

/** Custom dictionaries in IndexedDB, for the page and its workers. */
export function openDictionaryStore(name: string): DictionaryStore {
  let opening: Promise<IDBDatabase> | undefined

  function open(): Promise<IDBDatabase> {
    opening ??= openDatabase(name).then(database => {
      // The database closes when the browser's data are cleared while the page is open.
      database.onclose = () => {
        opening = undefined
      }
      return database
    })
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }

  async function request<Value>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> {
    const transaction = (await open()).transaction(STORE, mode)
    const asked = ask(transaction.objectStore(STORE))
    return new Promise((resolve, reject) => {
      // A write is durable once its transaction is complete.
      transaction.oncomplete = () => resolve(asked.result)
      transaction.onabort = () => reject(transaction.error)
    })
  }

  return {
    isOurs: true,
    async hashes() {
      try {
        return (await request('readonly', store => store.getAllKeys())) as string[]
      } catch {
        // A browser that stores nothing has no dictionaries.
        return []
      }
    },
    get: hash => request<StoredDictionary | undefined>('readonly', store => store.get(hash)),
    async put(hash, book) {
      await request('readwrite', store => store.put(book, hash))
    },
    async remove(hash) {
      await request('readwrite', store => store.delete(hash))
    },
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
    asked.onblocked = () => reject(new Error('Another tab holds the dictionaries.'))
  })
}

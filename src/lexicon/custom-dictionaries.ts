import { accept, type Result } from '#kernel/result.ts'
import { readGraph } from './graph-file.ts'
import type { Lexicon } from './lexicon.ts'

/** A dictionary of one's own, under the name it was given. */
export interface CustomDictionary {
  readonly name: string
  readonly lexicon: Lexicon
}

/** One's own dictionaries that are kept on this device. */
export interface CustomDictionaries {
  /** Those that are loaded, by name. */
  all(): readonly CustomDictionary[]
  find(hash: string): Lexicon | undefined
  /** Loads what was added meanwhile, here or elsewhere on this device, and lets go of what was forgotten. */
  load(): Promise<void>
  /** Keeps a lexicon file under a name, or under one like it where another has that name. */
  save(name: string, file: ArrayBufferLike): Promise<Result<CustomDictionary>>
  remove(hash: string): Promise<void>
}

/** Where they stand: files on a machine, a database in a browser. */
export interface DictionaryStore {
  /** Whether nobody but us can have changed what stands there; else each is looked through before it is used. */
  readonly isOurs: boolean
  hashes(): Promise<readonly string[]>
  /** Undefined for one that was taken away meanwhile. */
  get(hash: string): Promise<StoredDictionary | undefined>
  put(hash: string, book: StoredDictionary): Promise<void>
  remove(hash: string): Promise<void>
}

export interface StoredDictionary {
  readonly name: string
  /** A lexicon file with the graph in it. */
  readonly file: ArrayBufferLike
}

const LONGEST_NAME = 40
const DEFAULT_NAME = 'words'

export function openCustomDictionaries(bookcase: DictionaryStore): CustomDictionaries {
  const loaded = new Map<string, CustomDictionary>()
  let loading: Promise<void> = Promise.resolve()

  async function load(): Promise<void> {
    const hashes = await bookcase.hashes()
    for (const hash of loaded.keys()) if (!hashes.includes(hash)) loaded.delete(hash)
    for (const hash of hashes) {
      if (loaded.has(hash)) continue
      const book = await bookcase.get(hash).catch(() => undefined)
      const read = book && readGraph(book.file, bookcase)
      // A damaged one is as good as none: its words have to be brought again.
      if (book && read?.ok && read.value.hash === hash)
        loaded.set(hash, { name: book.name, lexicon: read.value })
    }
  }

  const all = () => [...loaded.values()].sort((one, other) => (one.name < other.name ? -1 : 1))

  return {
    all,
    find: hash => loaded.get(hash)?.lexicon,
    load() {
      // One after the other, or two would load the same.
      loading = loading.catch(() => {}).then(load)
      return loading
    },
    async save(name, file) {
      const read = readGraph(file, bookcase)
      if (!read.ok) return read
      const lexicon = read.value
      const others = all().filter(one => one.lexicon.hash !== lexicon.hash)
      const taken = others.map(one => one.name)
      const own = { name: uniqueName(name, taken), lexicon }
      await bookcase.put(lexicon.hash, { name: own.name, file })
      loaded.set(lexicon.hash, own)
      return accept(own)
    },
    async remove(hash) {
      await bookcase.remove(hash)
      loaded.delete(hash)
    },
  }
}

/** The name as it can be shown and typed, with a number after it where it is taken. */
function uniqueName(given: string, taken: readonly string[]): string {
  const name =
    given
      .normalize('NFC')
      .replaceAll(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, LONGEST_NAME) || DEFAULT_NAME
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${name} ${number}`
    if (!taken.includes(free)) return free
  }
}

/** One's own dictionary by its name in any case, or by its hash. */
export function findCustomDictionary(
  own: readonly CustomDictionary[],
  text: string,
): CustomDictionary | undefined {
  const name = text.trim().toLowerCase()
  return own.find(one => one.name.toLowerCase() === name || one.lexicon.hash === name)
}

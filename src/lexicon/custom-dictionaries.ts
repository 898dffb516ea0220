import { accept, type Result } from '#kernel/result.ts'
import { readGraph } from './graph-file.ts'
import type { Lexicon } from './lexicon.ts'
import type { LexiconFileRefusals } from './refusals.ts'

/** A player's own dictionary and the name they gave it. */
export interface CustomDictionary {
  readonly name: string
  readonly lexicon: Lexicon
}

/** The player's own dictionaries on this device. */
export interface CustomDictionaries {
  /** The loaded dictionaries, sorted by name. */
  all(): readonly CustomDictionary[]
  find(hash: string): Lexicon | undefined
  /** Loads dictionaries that were added on this device since, and drops those that were removed. */
  load(): Promise<void>
  /** Saves a lexicon file under a name, with a number after it if the name is taken. */
  save(name: string, file: ArrayBufferLike): Promise<Result<CustomDictionary, LexiconFileRefusals>>
  remove(hash: string): Promise<void>
}

/** Storage for dictionaries: files on disk, or a database in the browser. */
export interface DictionaryStore {
  /** Whether no other program can have changed the files; otherwise each is validated before use. */
  readonly isOurs: boolean
  hashes(): Promise<readonly string[]>
  /** Undefined if it was removed meanwhile. */
  get(hash: string): Promise<StoredDictionary | undefined>
  put(hash: string, dictionary: StoredDictionary): Promise<void>
  remove(hash: string): Promise<void>
}

export interface StoredDictionary {
  readonly name: string
  /** A lexicon file with the graph in it. */
  readonly file: ArrayBufferLike
}

const LONGEST_NAME = 40
const DEFAULT_NAME = 'words'

export function openCustomDictionaries(store: DictionaryStore): CustomDictionaries {
  const loaded = new Map<string, CustomDictionary>()
  let loading: Promise<void> = Promise.resolve()

  async function load(): Promise<void> {
    const hashes = await store.hashes()
    for (const hash of loaded.keys()) if (!hashes.includes(hash)) loaded.delete(hash)
    for (const hash of hashes) {
      if (loaded.has(hash)) continue
      const stored = await store.get(hash).catch(() => undefined)
      const read = stored && readGraph(stored.file, store)
      // A damaged file is ignored; the player has to add the dictionary again.
      if (stored && read?.ok && read.value.hash === hash)
        loaded.set(hash, { name: stored.name, lexicon: read.value })
    }
  }

  const all = () => [...loaded.values()].sort((one, other) => (one.name < other.name ? -1 : 1))

  return {
    all,
    find: hash => loaded.get(hash)?.lexicon,
    load() {
      // Sequential, or two calls would load the same files.
      loading = loading.catch(() => {}).then(load)
      return loading
    },
    async save(name, file) {
      const read = readGraph(file, store)
      if (!read.ok) return read
      const lexicon = read.value
      const others = all().filter(({ lexicon: other }) => other.hash !== lexicon.hash)
      const taken = others.map(other => other.name)
      const saved = { name: uniqueName(name, taken), lexicon }
      await store.put(lexicon.hash, { name: saved.name, file })
      loaded.set(lexicon.hash, saved)
      return accept(saved)
    },
    async remove(hash) {
      await store.remove(hash)
      loaded.delete(hash)
    },
  }
}

/** The name without control characters, with a number after it if it is taken. */
function uniqueName(requested: string, taken: readonly string[]): string {
  const name =
    requested
      .normalize('NFC')
      .replaceAll(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, LONGEST_NAME) || DEFAULT_NAME
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${name} ${number}`
    if (!taken.includes(free)) return free
  }
}

/** The name of a dictionary by default: its file name without folder and extension. */
export function dictionaryNameOf(file: string): string {
  return file.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '')
}

/** Finds a dictionary by its hash or by its name in any case. */
export function findCustomDictionary(
  dictionaries: readonly CustomDictionary[],
  text: string,
): CustomDictionary | undefined {
  const name = text.trim().toLowerCase()
  return dictionaries.find(
    dictionary => dictionary.name.toLowerCase() === name || dictionary.lexicon.hash === name,
  )
}

import type { Result } from '#kernel/result.ts'
import {
  type CustomDictionaries,
  type DictionaryStore,
  openCustomDictionaries,
} from './custom-dictionaries.ts'
import { type Definition, type DefinitionEntries, define, readEntries } from './definitions/define.ts'
import { english } from './english.ts'
import type { Lexicon } from './lexicon.ts'
import type { LexiconFileRefusals } from './refusals.ts'

/** The built-in lexicons: all words a player may use, and those that most people know. */
export const LEXICON_NAMES = ['broad', 'common'] as const
export type LexiconName = (typeof LEXICON_NAMES)[number]

/** The names of the built word files. They contain a hash of the content. */
export interface Manifest {
  readonly lexicons: Readonly<Record<LexiconName, LexiconFiles>>
  readonly definitions: readonly DefinitionsFile[]
  /** The full copyright notices of the words, fonts and libraries. */
  readonly notices: string
}

export interface LexiconFiles {
  /** See `Lexicon.hash`. */
  readonly hash: string
  /** The number of words. */
  readonly size: number
  /** Small, for download. */
  readonly packed: string
  /** Large and ready for use, for programs that read it from disk. */
  readonly graph: string
}

export interface DefinitionsFile {
  /** The first word of the file, in alphabetical order; earlier words are in the previous file. */
  readonly from: string
  readonly file: string
}

/** Provides the built-in lexicons, each loaded once on first use, and the player's own dictionaries. */
export interface Library {
  readonly customDictionaries: CustomDictionaries
  /** The word lists of the player's puzzles, to generate more of them; not offered for other games. */
  readonly puzzleLists: CustomDictionaries
  /** The hash of a built-in lexicon; like its size, it is known before the lexicon is loaded. */
  hashOf(name: LexiconName): string
  sizeOf(name: LexiconName): number
  /** A lexicon by its hash, if it has been loaded. */
  find(hash: string): Lexicon | undefined
  loadLexicon(name: LexiconName): Promise<Lexicon>
  /**
   * Undefined for a word without a definition. The definitions are English: pass the hash of the word's lexicon, so that
   * words of other alphabets are not taken for English ones.
   */
  define(word: string, lexicon?: string): Promise<Definition | undefined>
  /** The full copyright notices of the words, fonts and libraries; notices.ts has short ones for the words. */
  readNotices(): Promise<string>
}

/** File access, which differs between the browser and Node. */
export interface LibraryFiles {
  readLexicon(name: LexiconName, files: LexiconFiles): Promise<Result<Lexicon, LexiconFileRefusals>>
  readText(file: string): Promise<string>
  /** The player's own dictionaries. */
  readonly customDictionaries: DictionaryStore
  /** The word lists of the player's puzzles. */
  readonly lists: DictionaryStore
}

export function openLibrary(manifest: Manifest, files: LibraryFiles): Library {
  const loaded = new Map<string, Lexicon>()
  const customDictionaries = openCustomDictionaries(files.customDictionaries)
  const find = (hash: string) => loaded.get(hash) ?? customDictionaries.find(hash)
  const lexicons = memoizePromises(async (name: LexiconName) => {
    const read = await files.readLexicon(name, manifest.lexicons[name])
    if (!read.ok) throw new Error(`The words of “${name}” cannot be used: ${read.rejection.code}`)
    loaded.set(read.value.hash, read.value)
    return read.value
  })
  const entries = memoizePromises(async (file: string) => readEntries(await files.readText(file)))

  async function entriesFor(word: string): Promise<DefinitionEntries> {
    const chunk = manifest.definitions.findLast(({ from }) => from <= word)
    return chunk ? entries(chunk.file) : new Map()
  }

  function isEnglish(hash: string): boolean {
    if (Object.values(manifest.lexicons).some(lexicon => lexicon.hash === hash)) return true
    return find(hash)?.alphabet.letters.every(letter => english.codes.has(letter)) ?? false
  }

  return {
    customDictionaries,
    puzzleLists: openCustomDictionaries(files.lists),
    hashOf: name => manifest.lexicons[name].hash,
    sizeOf: name => manifest.lexicons[name].size,
    find,
    loadLexicon: lexicons,
    define: async (word, hash) =>
      hash === undefined || isEnglish(hash) ? define(word, entriesFor) : undefined,
    readNotices: () => files.readText(manifest.notices),
  }
}

/** Loads each key once. A failed load is retried on the next call, since the network may be back. */
function memoizePromises<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const cache = new Map<Key, Promise<Value>>()
  return key => {
    const cached = cache.get(key)
    if (cached) return cached
    const loading = load(key)
    cache.set(key, loading)
    loading.catch(() => cache.delete(key))
    return loading
  }
}

import type { Result } from '#kernel/result.ts'
import {
  type CustomDictionaries,
  type DictionaryStore,
  openCustomDictionaries,
} from './custom-dictionaries.ts'
import { type Definition, type DefinitionEntries, define, readEntries } from './definitions/define.ts'
import { english } from './english.ts'
import type { Lexicon } from './lexicon.ts'

/** The lexicons that come with Quincunx: every word a player may use, and those that most people know. */
export const LEXICON_NAMES = ['broad', 'common'] as const
export type LexiconName = (typeof LEXICON_NAMES)[number]

/** Which files hold the words, as they were built. The names change with what is in them. */
export interface Manifest {
  readonly lexicons: Readonly<Record<LexiconName, LexiconFiles>>
  readonly definitions: readonly DefinitionsFile[]
  /** The notices of those whose words, fonts and libraries these are, in full. */
  readonly notices: string
}

export interface LexiconFiles {
  /** Names the words themselves; see `Lexicon.hash`. */
  readonly hash: string
  /** How many words there are. */
  readonly size: number
  /** Small, for the net. */
  readonly packed: string
  /** Large and ready, for the disk. */
  readonly graph: string
}

export interface DefinitionsFile {
  /** The first word that may be in it; what comes before is in the file before. */
  readonly from: string
  readonly file: string
}

/** Where words come from: the built-in ones, each loaded once, when it is first asked for, and one's own. */
export interface Library {
  readonly customDictionaries: CustomDictionaries
  /** The lists of which puzzles were made, for more of them; nobody is offered these to play other games with. */
  readonly puzzleLists: CustomDictionaries
  /** The name of a built-in lexicon and how many words it has, known before it is loaded. */
  hashOf(name: LexiconName): string
  sizeOf(name: LexiconName): number
  /** A lexicon by its hash, if it has been loaded. */
  find(hash: string): Lexicon | undefined
  loadLexicon(name: LexiconName): Promise<Lexicon>
  /**
   * What a word means; undefined where the dictionary of meanings does not know it. That is English: the hash of the
   * lexicon that the word is from keeps words of other letters from being mistaken for English ones.
   */
  define(word: string, lexicon?: string): Promise<Definition | undefined>
  /** The notices of those whose words, fonts and libraries these are, in full; notices.ts has those of words in brief. */
  readNotices(): Promise<string>
}

/** What differs between the browser and a machine with a disk. */
export interface LibraryFiles {
  readLexicon(files: LexiconFiles): Promise<Result<Lexicon>>
  readText(file: string): Promise<string>
  /** Where one's own dictionaries are kept. */
  readonly bookcase: DictionaryStore
  /** And where the lists of which puzzles were made are. */
  readonly lists: DictionaryStore
}

export function openLibrary(manifest: Manifest, files: LibraryFiles): Library {
  const loaded = new Map<string, Lexicon>()
  const customDictionaries = openCustomDictionaries(files.bookcase)
  const find = (hash: string) => loaded.get(hash) ?? customDictionaries.find(hash)
  const lexicons = memoizePromises(async (name: LexiconName) => {
    const read = await files.readLexicon(manifest.lexicons[name])
    if (!read.ok) throw new Error(`The words of “${name}” cannot be used: ${read.rejection.code}`)
    loaded.set(read.value.hash, read.value)
    return read.value
  })
  const entries = memoizePromises(async (file: string) => readEntries(await files.readText(file)))

  async function entriesFor(word: string): Promise<DefinitionEntries> {
    const holding = manifest.definitions.findLast(({ from }) => from <= word)
    return holding ? entries(holding.file) : new Map()
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

/** Asks once for each; what failed is asked for anew, since a connection may come back. */
function memoizePromises<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>()
  return key => {
    const remembered = known.get(key)
    if (remembered) return remembered
    const loading = load(key)
    known.set(key, loading)
    loading.catch(() => known.delete(key))
    return loading
  }
}

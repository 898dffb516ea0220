import type { Lexicon } from '#lexicon/lexicon.ts'
import type { Library } from '#lexicon/library.ts'

/** The dictionaries available here. They are too large for a state, which names its dictionary by hash. */
export interface Dictionaries {
  /** Loads the available ones. */
  load(): Promise<void>
  /** The hash of the default dictionary. */
  readonly defaultHash: string
  /** Undefined if it is not loaded or not available. */
  find(hash: string): Lexicon | undefined
}

/** Dictionaries that are already loaded; the first is the default. */
export function loadedDictionaries(usual: Lexicon, ...others: readonly Lexicon[]): Dictionaries {
  const known = new Map([usual, ...others].map(lexicon => [lexicon.hash, lexicon]))
  return { load: async () => {}, defaultHash: usual.hash, find: hash => known.get(hash) }
}

/** The built-in and the custom dictionaries. */
export function libraryDictionaries(library: Library): Dictionaries {
  return {
    defaultHash: library.hashOf('broad'),
    find: library.find,
    async load() {
      await Promise.all([library.loadLexicon('broad'), library.customDictionaries.load()])
    },
  }
}

import type { Lexicon } from '#lexicon/lexicon.ts'
import type { Library } from '#lexicon/library.ts'

/** The words that can be played with here. They are too large for a state, which names them by their hash. */
export interface Dictionaries {
  /** Loads those that are here. */
  load(): Promise<void>
  /** The hash of the one that is taken where none is named. */
  readonly defaultHash: string
  /** Undefined while it is not loaded, or where nobody has it. */
  find(hash: string): Lexicon | undefined
}

/** Dictionaries that are all loaded; the first is the usual one. */
export function loadedDictionaries(usual: Lexicon, ...others: readonly Lexicon[]): Dictionaries {
  const known = new Map([usual, ...others].map(lexicon => [lexicon.hash, lexicon]))
  return { load: async () => {}, defaultHash: usual.hash, find: hash => known.get(hash) }
}

/** The built-in words and one's own. */
export function libraryDictionaries(library: Library): Dictionaries {
  return {
    defaultHash: library.hashOf('broad'),
    find: library.find,
    async load() {
      await Promise.all([library.loadLexicon('broad'), library.customDictionaries.load()])
    },
  }
}

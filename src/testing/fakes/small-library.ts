import {
  type DictionaryStore,
  openCustomDictionaries,
  type StoredDictionary,
} from '#lexicon/custom-dictionaries.ts'
import { english } from '#lexicon/english.ts'
import { buildLexicon, withGaddag } from '#lexicon/lexicon.ts'
import type { Library, LibraryFiles } from '#lexicon/library.ts'

const WORDS =
  'AT AN ON IT IS TO IN OR AS HE WE CAT CATS HAT HATS RAT RATS TEA EAT ATE SEA TREE ROSE CORN CORNY NAVY ' +
  'TRACE TRACK TRADE TRAIN TREND TRIAL TROLL TRUCK TRUST TRUTH STONE NOTES ONSET TONES HEART EARTH HATER ' +
  'SILENT LISTEN TINSEL ENLIST RETAIN RETINA DAMSON QUINCE MEDLAR'

const lexicon = withGaddag(buildLexicon(WORDS.split(' '), english))

const customDictionaries = openCustomDictionaries(createMemoryDictionaryStore())

/** A library with a few words, for tests that need any. */
export const smallLibrary: Library = {
  customDictionaries,
  puzzleLists: openCustomDictionaries(createMemoryDictionaryStore()),
  hashOf: () => lexicon.hash,
  sizeOf: () => lexicon.size,
  find: hash => (hash === lexicon.hash ? lexicon : customDictionaries.find(hash)),
  loadLexicon: async () => lexicon,
  define: async () => undefined,
  readNotices: async () => '',
}

/** Stores without any dictionaries of the player's own. */
export function emptyDictionaryStores(): Pick<LibraryFiles, 'customDictionaries' | 'lists'> {
  return { customDictionaries: createMemoryDictionaryStore(), lists: createMemoryDictionaryStore() }
}

export function createMemoryDictionaryStore(
  dictionaries = new Map<string, StoredDictionary>(),
): DictionaryStore {
  return {
    isOurs: true,
    hashes: async () => [...dictionaries.keys()],
    get: async hash => dictionaries.get(hash),
    put: async (hash, dictionary) => void dictionaries.set(hash, dictionary),
    remove: async hash => void dictionaries.delete(hash),
  }
}

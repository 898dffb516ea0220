import { english } from '#lexicon/english.ts'
import { anchored, buildLexicon } from '#lexicon/lexicon.ts'
import type { Files, Library } from '#lexicon/library.ts'
import { type Book, type Bookcase, openOwn } from '#lexicon/own.ts'

const WORDS =
  'AT AN ON IT IS TO IN OR AS HE WE CAT CATS HAT HATS RAT RATS TEA EAT ATE SEA TREE ROSE CORN CORNY NAVY ' +
  'TRACE TRACK TRADE TRAIN TREND TRIAL TROLL TRUCK TRUST TRUTH STONE NOTES ONSET TONES HEART EARTH HATER ' +
  'SILENT LISTEN TINSEL ENLIST RETAIN RETINA DAMSON QUINCE MEDLAR'

const lexicon = anchored(buildLexicon(WORDS.split(' '), english))

const own = openOwn(emptyBookcase())

/** A few words for tests that need some, whichever they are. */
export const smallLibrary: Library = {
  own,
  lists: openOwn(emptyBookcase()),
  hashOf: () => lexicon.hash,
  sizeOf: () => lexicon.size,
  find: hash => (hash === lexicon.hash ? lexicon : own.find(hash)),
  loadLexicon: async () => lexicon,
  define: async () => undefined,
  readNotices: async () => '',
}

/** Nothing of one's own. */
export function emptyShelves(): Pick<Files, 'bookcase' | 'lists'> {
  return { bookcase: emptyBookcase(), lists: emptyBookcase() }
}

/** A bookcase in memory. */
export function emptyBookcase(books = new Map<string, Book>()): Bookcase {
  return {
    isOurs: true,
    hashes: async () => [...books.keys()],
    take: async hash => books.get(hash),
    put: async (hash, book) => void books.set(hash, book),
    remove: async hash => void books.delete(hash),
  }
}

import { english } from '#lexicon/english.ts'
import { anchored, buildLexicon } from '#lexicon/lexicon.ts'
import type { Library } from '#lexicon/library.ts'

const WORDS =
  'AT AN ON IT IS TO IN OR AS HE WE CAT CATS HAT HATS RAT RATS TEA EAT ATE SEA TREE ROSE CORN CORNY NAVY ' +
  'TRACE TRACK TRADE TRAIN TREND TRIAL TROLL TRUCK TRUST TRUTH STONE NOTES ONSET TONES HEART EARTH HATER ' +
  'SILENT LISTEN TINSEL ENLIST RETAIN RETINA DAMSON QUINCE MEDLAR'

const lexicon = anchored(buildLexicon(WORDS.split(' '), english))

/** A few words for tests that need some, whichever they are. */
export const smallLibrary: Library = {
  hashOf: () => lexicon.hash,
  find: hash => (hash === lexicon.hash ? lexicon : undefined),
  loadLexicon: async () => lexicon,
  define: async () => undefined,
  readNotices: async () => '',
}

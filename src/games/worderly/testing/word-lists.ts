import { english } from '#lexicon/english.ts'
import { buildLexicon, type Lexicon } from '#lexicon/lexicon.ts'
import { customVocabulary, type Vocabulary } from '../engine/vocabulary.ts'

/** The sub-words of PLANET, and some other words. */
export const PLANET_WORDS =
  'planet plate plant petal plane leapt pleat panel penal tape peat peal leap plea lean lane pet ale lap eat ant net ten tap let plan pant pale late ' +
  'it is no big word of any other'

export function lexiconOf(words: string): Lexicon {
  return buildLexicon(words.split(' '), english)
}

export const planetVocabulary: Vocabulary = customVocabulary(lexiconOf(PLANET_WORDS))

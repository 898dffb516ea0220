/** The package `quincunx/lexicon`: word lists of any alphabet, compiled for fast queries. */
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { LexiconName, Library } from '#lexicon/library.ts'
import { openPackagedWords } from './packaged-words.ts'

export { type Alphabet, alphabetOf, createAlphabet, readLetters, writeLetters } from '#lexicon/alphabet.ts'
export { english } from '#lexicon/english.ts'
export { canBeGiven, givableWords, type Level, levelOf, narrowLexicon } from '#lexicon/labels.ts'
export { buildLexicon, type Lexicon, withGaddag } from '#lexicon/lexicon.ts'
export { readLexicon, writeLexicon } from '#lexicon/lexicon-file.ts'
export type { LexiconName } from '#lexicon/library.ts'
export { hasLetters, hasPrefix, hasWord, wordsOf } from '#lexicon/lookup.ts'
export { findMatches, type Matches } from '#lexicon/match-pattern.ts'
export { countWithPrefix, rankOf } from '#lexicon/ranking.ts'
export { type Reservoir, readReservoir } from '#lexicon/reservoir.ts'
export { anagrams, subWords } from '#lexicon/sub-words.ts'
export { readWordList, type WordList } from '#lexicon/word-list.ts'

let library: Promise<Library> | undefined

/** The built-in English words: `broad` has every word a player may use, `common` those that most people know. */
export async function loadEnglish(name: LexiconName = 'broad'): Promise<Lexicon> {
  library ??= openPackagedWords()
  return (await library).loadLexicon(name)
}

/** What a game of words needs besides: one's own letters and dictionaries. Fetched with the first such game. */
export { LexiconField } from './lexicon-field.tsx'
export { MissingDictionary, missingDictionaryHash } from './missing-dictionary.tsx'

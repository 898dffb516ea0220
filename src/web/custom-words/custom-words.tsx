/** The pages' part for custom dictionaries: one chunk, loaded with the first game that needs it. */
export { LexiconField } from './lexicon-field.tsx'
export { MissingDictionary, missingDictionaryHash } from './missing-dictionary.tsx'

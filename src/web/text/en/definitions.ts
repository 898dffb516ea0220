import { fold } from '#lexicon/alphabet.ts'
/** The sentences about the meanings of words. */

export const definitionText = {
  none: 'No definition found. It may still be a valid word.',
  notLoaded: 'The definitions couldn’t be loaded. Check your connection and try again.',
  formOf: (base: string) => `A form of ${fold(base, false)}.`,
}

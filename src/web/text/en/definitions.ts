import { fold } from '#lexicon/alphabet.ts'
/** The sentences about the meanings of words. */

export const definitionText = {
  none: 'There is no definition here. It may still be a good word: dictionaries of meanings know fewer words than games do.',
  notLoaded: 'The definitions did not arrive. Check the connection and try again.',
  formOf: (base: string) => `A form of ${fold(base, false)}.`,
}

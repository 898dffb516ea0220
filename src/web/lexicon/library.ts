import { type Files, type Library, type Manifest, openLibrary } from '#lexicon/library.ts'
import { openBookcase } from './bookcase.ts'
import { inflated } from './word-file.ts'

/** The built-in words and one's own. Page and workers differ in where the built-in ones are compiled. */
export function webLibrary(manifest: Manifest, readLexicon: Files['readLexicon']): Library {
  return openLibrary(manifest, {
    bookcase: openBookcase('quincunx-dictionaries'),
    lists: openBookcase('quincunx-lists'),
    readLexicon,
    readText: async file => new Response(await inflated(file)).text(),
  })
}

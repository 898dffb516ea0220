import { type Library, type LibraryFiles, type Manifest, openLibrary } from '#lexicon/library.ts'
import { openDictionaryStore } from './dictionary-store.ts'
import { fetchWordFile } from './fetch-word-file.ts'

/** The built-in and custom dictionaries. Page and workers differ in where they get the built-in ones. */
export function openWebLibrary(manifest: Manifest, readLexicon: LibraryFiles['readLexicon']): Library {
  return openLibrary(manifest, {
    customDictionaries: openDictionaryStore('quincunx-dictionaries'),
    lists: openDictionaryStore('quincunx-lists'),
    readLexicon,
    readText: async file => new Response(await fetchWordFile(file)).text(),
  })
}

import { join } from 'node:path'
import { UserError } from '#kernel/errors.ts'
import {
  type CustomDictionaries,
  type DictionaryStore,
  openCustomDictionaries,
} from '#lexicon/custom-dictionaries.ts'
import type { Library, LibraryFiles } from '#lexicon/library.ts'
import { openDictionaryStore } from './dictionary-store.ts'
import { dataFolder, projectRoot } from './project-folders.ts'
import { openWordsFolder } from './words-folder.ts'

/** The words this version was built with, and the custom ones in the data folder. */
export async function openBundledWords(
  reader: Partial<Pick<LibraryFiles, 'readLexicon'>> = {},
): Promise<Library> {
  const files = {
    ...reader,
    customDictionaries: dictionaryStoreFor('dictionaries'),
    lists: dictionaryStoreFor('lists'),
  }
  return openWordsFolder(join(projectRoot, 'dist', 'words'), files).catch(() => {
    throw new UserError('The built-in words are missing. npm run build makes them.')
  })
}

/** Custom dictionaries, or the word lists that puzzles were made from, without the built-in words. */
export async function loadCustomDictionaries(
  kind: CustomWordsKind = 'dictionaries',
): Promise<CustomDictionaries> {
  const dictionaries = openCustomDictionaries(dictionaryStoreFor(kind))
  await dictionaries.load()
  return dictionaries
}

type CustomWordsKind = 'dictionaries' | 'lists'

function dictionaryStoreFor(kind: CustomWordsKind): DictionaryStore {
  return openDictionaryStore(join(dataFolder(), kind))
}

import { join } from 'node:path'
import { UserError } from '#kernel/failure.ts'
import type { Library } from '#lexicon/library.ts'
import { openBookcase } from './bookcase.ts'
import { openWordsFolder } from './library.ts'
import { dataFolder, root } from './root.ts'

/** The words that this version was built with, and one's own beside the games that are kept. */
export async function openBuiltIn(): Promise<Library> {
  const bookcase = openBookcase(join(dataFolder(), 'dictionaries'))
  return openWordsFolder(join(root, 'dist', 'words'), bookcase).catch(() => {
    throw new UserError('The built-in words are missing. npm run build makes them.')
  })
}

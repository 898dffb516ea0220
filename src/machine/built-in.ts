import { join } from 'node:path'
import { UserError } from '#kernel/failure.ts'
import type { Library } from '#lexicon/library.ts'
import { openWordsFolder } from './library.ts'
import { root } from './root.ts'

/** The words that this version was built with. */
export async function openBuiltIn(): Promise<Library> {
  return openWordsFolder(join(root, 'dist', 'words')).catch(() => {
    throw new UserError('The built-in words are missing. npm run build makes them.')
  })
}

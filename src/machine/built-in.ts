import { join } from 'node:path'
import { UserError } from '#kernel/failure.ts'
import type { Library } from '#lexicon/library.ts'
import { type Bookcase, type OwnLexicons, openOwn } from '#lexicon/own.ts'
import { openBookcase } from './bookcase.ts'
import { openWordsFolder } from './library.ts'
import { dataFolder, root } from './root.ts'

/** The words that this version was built with, and one's own beside the games that are kept. */
export async function openBuiltIn(): Promise<Library> {
  const files = { bookcase: bookcaseOf('dictionaries'), lists: bookcaseOf('lists') }
  return openWordsFolder(join(root, 'dist', 'words'), files).catch(() => {
    throw new UserError('The built-in words are missing. npm run build makes them.')
  })
}

/** One's own dictionaries, or the lists of which puzzles were made, without the built-in words. */
export async function loadOwn(kind: OwnKind = 'dictionaries'): Promise<OwnLexicons> {
  const own = openOwn(bookcaseOf(kind))
  await own.load()
  return own
}

type OwnKind = 'dictionaries' | 'lists'

function bookcaseOf(kind: OwnKind): Bookcase {
  return openBookcase(join(dataFolder(), kind))
}

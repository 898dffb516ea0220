import { manifest } from 'virtual:words'
import { readLexicon } from '#lexicon/file.ts'
import { openWebLibrary } from './library.ts'
import { fetchWordFile } from './word-file.ts'

/** The same words for a worker, where nothing is held up by compiling them. */
export const library = openWebLibrary(manifest, async ({ packed }) =>
  readLexicon(await new Response(await fetchWordFile(packed)).arrayBuffer(), { isOurs: true }),
)

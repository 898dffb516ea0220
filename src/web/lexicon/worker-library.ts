import { manifest } from 'virtual:words'
import { readLexicon } from '#lexicon/lexicon-file.ts'
import { fetchWordFile } from './fetch-word-file.ts'
import { openWebLibrary } from './open-web-library.ts'

/** The same words for a worker, where nothing is held up by compiling them. */
export const library = openWebLibrary(manifest, async ({ packed }) =>
  readLexicon(await new Response(await fetchWordFile(packed)).arrayBuffer(), { isOurs: true }),
)

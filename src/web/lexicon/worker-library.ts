import { manifest } from 'virtual:words'
import { readLexicon } from '#lexicon/lexicon-file.ts'
import { fetchWordFile } from './fetch-word-file.ts'
import { openWebLibrary } from './open-web-library.ts'

/** The library for a worker, where compiling blocks nobody. */
export const library = openWebLibrary(manifest, async ({ packed }) =>
  readLexicon(await new Response(await fetchWordFile(packed)).arrayBuffer(), { isOurs: true }),
)

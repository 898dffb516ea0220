import { manifest } from 'virtual:words'
import { readLexicon } from '#lexicon/file.ts'
import { webLibrary } from './library.ts'
import { inflated } from './word-file.ts'

/** The same words for a worker, where nothing is held up by compiling them. */
export const library = webLibrary(manifest, async ({ packed }) =>
  readLexicon(await new Response(await inflated(packed)).arrayBuffer(), { isOurs: true }),
)

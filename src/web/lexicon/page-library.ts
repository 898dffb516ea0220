import { manifest } from 'virtual:words'
import { readGraph } from '#lexicon/graph-file.ts'
import { compileInWorker } from './compile-client.ts'
import { openWebLibrary } from './open-web-library.ts'

/** The words that this version of the app was built with and one's own, for the page. */
export const library = openWebLibrary(manifest, async ({ packed }) => {
  const compiled = await compileInWorker({ do: 'unpack', file: packed })
  return compiled.ok ? readGraph(compiled.value.file, { isOurs: true }) : compiled
})

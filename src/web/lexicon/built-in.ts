import { manifest } from 'virtual:words'
import { readGraph } from '#lexicon/graph-file.ts'
import { compileAside } from './compiler.ts'
import { webLibrary } from './library.ts'

/** The words that this version of the app was built with and one's own, for the page. */
export const library = webLibrary(manifest, async ({ packed }) => {
  const compiled = await compileAside({ do: 'unpack', file: packed })
  return compiled.ok ? readGraph(compiled.value.file, { isOurs: true }) : compiled
})

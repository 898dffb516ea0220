import { manifest } from 'virtual:words'
import { readGraph } from '#lexicon/graph-file.ts'
import { compileInWorker } from './compile-client.ts'
import { openWebLibrary } from './open-web-library.ts'

/** The library for the page and, through it, for its workers: the built-in words of this version, and the custom ones. */
export const library = openWebLibrary(manifest, async (_, { packed }) => {
  const compiled = await compileInWorker({ do: 'unpack', file: packed })
  if (!compiled.ok) throw new Error(`The words in ${packed} cannot be compiled: ${compiled.rejection.code}`)
  return readGraph(compiled.value.file, { isOurs: true })
})

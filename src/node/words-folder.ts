import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readGraph } from '#lexicon/graph-file.ts'
import { type Library, type LibraryFiles, type Manifest, openLibrary } from '#lexicon/library.ts'

/**
 * Opens the built-in words from the folder that `scripts/words` fills, and the custom ones. The built-in graphs can be
 * shared with worker threads.
 */
export async function openWordsFolder(
  folder: string,
  { customDictionaries, lists }: Pick<LibraryFiles, 'customDictionaries' | 'lists'>,
): Promise<Library> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest
  return openLibrary(manifest, {
    customDictionaries,
    lists,
    readLexicon: async ({ graph }) =>
      readGraph(toSharedBuffer(await readFile(join(folder, graph))), { isOurs: true }),
    readText: async file => gunzipSync(await readFile(join(folder, file))).toString('utf8'),
  })
}

function toSharedBuffer(bytes: Uint8Array): SharedArrayBuffer {
  const buffer = new SharedArrayBuffer(bytes.length)
  new Uint8Array(buffer).set(bytes)
  return buffer
}

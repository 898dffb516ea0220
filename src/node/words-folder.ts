import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readGraph } from '#lexicon/graph-file.ts'
import { type Library, type LibraryFiles, type Manifest, openLibrary } from '#lexicon/library.ts'

/**
 * Opens the built-in words from the folder that `scripts/words` fills, and the custom ones. The built-in graphs are in
 * shared memory: worker threads get them from the main thread instead of reading the files again.
 */
export async function openWordsFolder(
  folder: string,
  files: Omit<LibraryFiles, 'readLexicon' | 'readText'> & Partial<Pick<LibraryFiles, 'readLexicon'>>,
): Promise<Library> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest
  return openLibrary(manifest, {
    readLexicon: async (_, { graph }) =>
      readGraph(toSharedBuffer(await readFile(join(folder, graph))), { isOurs: true }),
    ...files,
    readText: async file => gunzipSync(await readFile(join(folder, file))).toString('utf8'),
  })
}

function toSharedBuffer(bytes: Uint8Array): SharedArrayBuffer {
  const buffer = new SharedArrayBuffer(bytes.length)
  new Uint8Array(buffer).set(bytes)
  return buffer
}

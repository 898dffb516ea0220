import type { Plugin, Rollup } from 'vite'
import { gameIds, loadMetadata, provideLexicons } from '#games/catalog.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { partsOf } from '#web/game-parts.ts'

/** Writes preload.json: the files of each game's first page, which the server announces in its headers. */
export function preloadManifest(): Plugin {
  return {
    name: 'preload-manifest',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (!bundle['index.html']) return
        const chunks = Object.values(bundle).filter(part => part.type === 'chunk')
        const filesByGame: Record<string, readonly string[]> = {}
        provideLexicons(openBundledWords)
        for (const id of gameIds) {
          const entry = (await loadMetadata(id))!
          const modules = [
            'src/web/main.tsx',
            'src/web/setup/setup-page.tsx',
            `src/games/${id}/entry.ts`,
            `src/games/${id}/web/face.tsx`,
            ...partsOf(entry).map(part => `src/web/${folderOf(part)}/${folderOf(part)}.tsx`),
          ]
          filesByGame[id] = chunkFilesOf(modules, chunks)
        }
        this.emitFile({ type: 'asset', fileName: 'preload.json', source: JSON.stringify(filesByGame) })
      },
    },
  }
}

/** The folder of customWords is custom-words. */
function folderOf(part: string): string {
  return part.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}

/** The chunks with these modules, all chunks they import, and their style sheets. */
function chunkFilesOf(modules: readonly string[], chunks: readonly Rollup.OutputChunk[]): readonly string[] {
  const files = new Set<string>()
  const add = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || files.has(`/${chunk.fileName}`)) return
    files.add(`/${chunk.fileName}`)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(`/${style}`)
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file))
  }
  for (const module of modules)
    add(chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(`/${module}`))))
  return [...files]
}

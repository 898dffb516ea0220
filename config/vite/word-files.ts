import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { buildWords } from '../../scripts/words/build.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'dist', 'words')
const MODULE_ID = 'virtual:words'

/** Provides the manifest of the word files: `import { manifest } from 'virtual:words'`. */
export function wordManifest(): Plugin {
  return {
    name: 'word-manifest',
    resolveId: id => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined
      const { lexicons, definitions, notices } = buildWords(root, folder)
      return `export const manifest = ${JSON.stringify({ lexicons, definitions, notices })}`
    },
  }
}

/** Adds the word files to the build, in the compact format; the large one is for programs that read it from disk. */
export function wordFiles(): Plugin {
  return {
    name: 'word-files',
    apply: 'build',
    generateBundle() {
      const { lexicons, definitions, notices } = buildWords(root, folder)
      for (const file of [
        notices,
        ...Object.values(lexicons).map(({ packed }) => packed),
        ...definitions.map(({ file }) => file),
      ])
        this.emitFile({ type: 'asset', fileName: `words/${file}`, source: readFileSync(join(folder, file)) })
    },
  }
}

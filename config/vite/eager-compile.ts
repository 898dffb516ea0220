import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { loadFaces } from './faces.ts'

/** Tells browsers that know the sign to compile these while they arrive, not function by function when they are drawn. */
export function eagerCompile(root: string): Plugin {
  return {
    name: 'compile-early',
    apply: 'build',
    // In the files themselves: it counts only as the very first line, and others write before it until then.
    async writeBundle({ dir }, bundle) {
      const first = ['core', ...Object.keys((await loadFaces(root)).faces)]
      for (const [file, part] of Object.entries(bundle)) {
        if (part.type !== 'chunk' || !first.includes(part.name)) continue
        const path = join(dir!, file)
        writeFileSync(path, `//# allFunctionsCalledOnLoad\n${readFileSync(path, 'utf8')}`)
      }
    },
  }
}

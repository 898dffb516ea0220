import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { gameIds } from '../../src/games/catalog.ts'

/** Marks the chunks of the first page, so that Chrome compiles all their functions while they load rather than on first call. */
export function eagerCompile(): Plugin {
  return {
    name: 'eager-compile',
    apply: 'build',
    // Written into the files: the comment counts only as the very first line, and other plugins prepend code until then.
    writeBundle({ dir }, bundle) {
      const firstChunks = ['core', ...gameIds]
      for (const [file, part] of Object.entries(bundle)) {
        if (part.type !== 'chunk' || !firstChunks.includes(part.name)) continue
        const path = join(dir!, file)
        writeFileSync(path, `//# allFunctionsCalledOnLoad\n${readFileSync(path, 'utf8')}`)
      }
    },
  }
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Marks the chunk that every page waits for, so that Chrome compiles all its functions while it loads rather than on first call. */
export function eagerCompile(): Plugin {
  return {
    name: 'eager-compile',
    apply: 'build',
    // Written into the file: the comment counts only as the very first line, and other plugins prepend code until then.
    writeBundle({ dir }, bundle) {
      for (const [file, part] of Object.entries(bundle)) {
        if (part.type !== 'chunk' || part.name !== 'core') continue
        const path = join(dir!, file)
        writeFileSync(path, `//# allFunctionsCalledOnLoad\n${readFileSync(path, 'utf8')}`)
      }
    },
  }
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What is drawn first. */
const FIRST = /^assets\/(core|guessgo|obstruction|scribble|solitudo|worderly)-/

/** Tells browsers that know the sign to compile these while they arrive, not function by function when they are drawn. */
export function compileEarly(): Plugin {
  return {
    name: 'compile-early',
    apply: 'build',
    // In the files themselves: it counts only as the very first line, and others write before it until then.
    writeBundle({ dir }, bundle) {
      for (const file of Object.keys(bundle).filter(name => FIRST.test(name) && name.endsWith('.js'))) {
        const path = join(dir!, file)
        writeFileSync(path, `//# allFunctionsCalledOnLoad\n${readFileSync(path, 'utf8')}`)
      }
    },
  }
}

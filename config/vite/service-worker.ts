import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Writes into the service worker which files make up this version, and a hash that changes with any of them. */
export function serviceWorker(publicFolder: string): Plugin {
  return {
    name: 'service-worker-assets',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['service-worker.js']
        // Web workers are bundled by themselves and pass here too.
        if (worker?.type !== 'chunk') return
        const hash = createHash('sha256')
        const files: string[] = []
        const words: string[] = []
        for (const [file, part] of Object.entries(bundle).sort(([one], [other]) => (one < other ? -1 : 1))) {
          // Words are kept apart from the app: fetched when they are first needed, and not again for a new version.
          if (file.startsWith('words/')) {
            words.push(`/${file}`)
            continue
          }
          if (part === worker || (part.type === 'chunk' && isWorkerModule(part.facadeModuleId))) continue
          hash.update(file).update(part.type === 'chunk' ? part.code : part.source)
          if (file !== 'index.html') files.push(`/${file}`)
        }
        for (const file of readdirSync(publicFolder).sort()) {
          hash.update(file).update(readFileSync(join(publicFolder, file)))
          files.push(`/${file}`)
        }
        worker.code = worker.code
          .replace('__VERSION__', hash.digest('hex').slice(0, 16))
          .replace(/["'`]__FILES__["'`]/, JSON.stringify(files))
          .replace(/["'`]__WORDS__["'`]/, JSON.stringify(words))
      },
    },
  }
}

/** The page never thinks and runs no tools: its own copy of an engine is never asked for, only the worker's. */
function isWorkerModule(module: string | null): boolean {
  return /\/games\/\w+\/(engine\/engine|tools\/tools)\.ts$/.test(module ?? '')
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Writes the list of this version's files and a hash of their contents into the service worker. */
export function serviceWorker(publicFolder: string): Plugin {
  return {
    name: 'service-worker-assets',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['service-worker.js']
        // Web workers have bundles of their own, which pass through here too.
        if (worker?.type !== 'chunk') return
        const hash = createHash('sha256')
        const files: string[] = []
        const words: string[] = []
        for (const [file, part] of Object.entries(bundle).sort(([one], [other]) => (one < other ? -1 : 1))) {
          // Words are cached separately: fetched on first use, and not again for a new version of the app.
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

/** The page's own copies of engines and tools are never fetched: they run in the worker. */
function isWorkerModule(module: string | null): boolean {
  return /\/games\/[\w-]+\/(engine\/engine|tools\/tools)\.ts$/.test(module ?? '')
}

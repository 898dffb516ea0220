import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { eagerCompile } from './vite/eager-compile.ts'
import { preloadFonts } from './vite/preload-fonts.ts'
import { preloadManifest } from './vite/preload-manifest.ts'
import { serviceWorker } from './vite/service-worker.ts'
import { stubWorkerModules } from './vite/stub-worker-modules.ts'
import { wordFiles, wordManifest } from './vite/word-files.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = `${root}src/web/`

// The pages use light-dark(), :has(), dialog and deflate streams without polyfills.
const BROWSERS = ['chrome123', 'firefox121', 'safari17.5']

/** Modules that every page or every word game needs; all other chunks follow the dynamic imports. */
const CHUNKS: Readonly<Record<string, RegExp>> = {
  core: /node_modules\/(preact|@noble)\/|vite\/preload-helper|src\/(kernel|engine-client)\/[\w-]+\.ts$|src\/table\/([\w-]+\.ts$|text\/)|src\/games\/[\w-]+\.ts$|src\/games\/[\w-]+\/(web\/)?card\.\w+$|src\/web\/(kit|shell|lobby)\/|src\/web\/.*\.css$/,
  lexicon: /src\/lexicon\/|src\/web\/lexicon\/|virtual:words/,
  'word-list': /src\/games\/[\w-]+\/rules\/word-list\//,
}

/** A chunk is named after its main module, prefixed with its game if it belongs to a single one. */
function chunkName(name: string, modules: readonly string[]): string {
  const games = new Set(modules.map(module => /src\/games\/([\w-]+)\//.exec(module)?.[1]))
  const [game] = games
  return games.size === 1 && game !== undefined && game !== name ? `${game}-${name}` : name
}

export default defineConfig({
  root: source,
  publicDir: `${source}public`,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    stubWorkerModules(),
    preloadFonts(),
    wordManifest(),
    wordFiles(),
    eagerCompile(),
    serviceWorker(`${source}public`),
    // After the service worker, which must not cache this file: only the server reads it.
    preloadManifest(),
  ],
  // A separate folder tells the worker's files from those the page waits for.
  worker: {
    format: 'es',
    plugins: () => [wordManifest()],
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/worker/[name]-[hash].js',
        chunkFileNames: 'assets/worker/[name]-[hash].js',
      },
    },
  },
  build: {
    outDir: fileURLToPath(new URL('../dist/web', import.meta.url)),
    emptyOutDir: true,
    target: BROWSERS,
    assetsInlineLimit: 0,
    // The polyfill is for browsers older than those above.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: `${source}index.html`, 'service-worker': `${source}service-worker/service-worker.ts` },
      output: {
        entryFileNames: chunk =>
          chunk.name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
        chunkFileNames: ({ name, moduleIds }) => `assets/${chunkName(name, moduleIds)}-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: Object.entries(CHUNKS).map(([name, test]) => ({ name, test })),
        },
      },
    },
  },
})

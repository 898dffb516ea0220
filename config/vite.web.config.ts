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

// What the pages use without a crutch: light-dark(), :has(), dialog, deflate streams.
const BROWSERS = ['chrome123', 'firefox121', 'safari17.5']

/** Folders that every page needs, or every game of words; the other chunks follow the dynamic imports. */
const CHUNKS: Readonly<Record<string, RegExp>> = {
  core: /node_modules\/(preact|@noble)\/|vite\/preload-helper|src\/(kernel|table|engine-client)\/|src\/games\/[\w-]+\.ts$|src\/web\/(kit|shell|lobby)\//,
  lexicon: /src\/lexicon\/|src\/web\/lexicon\/|virtual:words/,
  'word-list': /src\/games\/\w+\/rules\/word-list\//,
}

/** A chunk is called after its main module, and after its game where it belongs to one. */
function chunkName(name: string, modules: readonly string[]): string {
  const games = new Set(modules.map(module => /src\/games\/(\w+)\//.exec(module)?.[1]))
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
    eagerCompile(root),
    serviceWorker(`${source}public`),
    // Only the server reads it: it is no file that a page keeps for later.
    preloadManifest(root),
  ],
  // In a folder of its own: what the worker loads is not what the page waits for.
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
    // The polyfill is for browsers that lack more than this.
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

import { fileURLToPath } from 'node:url'
import { defineConfig, type Rolldown } from 'vite'
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

/**
 * Folders whose modules every page, every game in play or every word game needs. All other chunks follow the dynamic
 * imports. Each group also takes what its modules import, so no two chunks import each other.
 */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'core',
    // With the style sheets of the screens that games are played on: a game's own must follow them, whichever page is
    // the first.
    test: /src\/(kernel|table|engine-client)\/([\w-]+\.ts$|text\/)|src\/web\/(kit|shell|lobby)\/|src\/web\/(play|setup|puzzle|multiplayer|custom-words|lessons)\/[\w-]+\.css$/,
  },
  { name: 'app', tags: ['$initial'], test: /^(?!.*\/service-worker\/)/ },
  { name: 'lexicon', test: /src\/lexicon\/|src\/web\/lexicon\/|virtual:words/ },
  { name: 'word-list', test: /src\/games\/[\w-]+\/rules\/word-list\// },
  // Without what only one or two kinds of page need.
  { name: 'play', test: /src\/web\/(play|setup)\/|src\/session\/local\//, minShareCount: 3 },
]

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
        codeSplitting: { groups: GROUPS },
      },
    },
  },
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { preloadFonts } from './vite/preload-fonts.ts'
import { serviceWorker } from './vite/service-worker.ts'

const source = fileURLToPath(new URL('../src/web/', import.meta.url))

// What the pages use without a crutch: light-dark(), :has(), dialog, deflate streams.
const BROWSERS = ['chrome123', 'firefox121', 'safari17.5']

const CORE = new RegExp(
  [
    'node_modules/preact/',
    'src/(kernel|table)/',
    'src/session/(clock|computers|daily|duration|local|player|prepare|queue|saved|table-words|takeback)\\.ts',
    'src/games/(catalog|programme)\\.ts',
    'src/web/((words|settings|device|shelf|thinker|router)\\.ts|shell/(?!confirm)|kit/(use-store|focus|board|grid-keys|hexagons|stroke|use-scrolls))',
  ].join('|'),
)

export default defineConfig({
  root: source,
  publicDir: `${source}public`,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [preloadFonts(), serviceWorker(`${source}public`)],
  // In a folder of its own: what the worker loads is not what the page waits for.
  worker: {
    format: 'es',
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
    // Its polyfill is for browsers that lack more than this.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: `${source}index.html`, 'service-worker': `${source}service-worker.ts` },
      output: {
        entryFileNames: chunk =>
          chunk.name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What every page or every game needs comes with the first page, and packs better as one.
            { name: 'core', test: CORE },
            // Set-up and table are wanted one after the other.
            { name: 'play', test: /src\/web\/(setup|table|parlour|faces|kit\/(choice|figures))/ },
          ],
        },
      },
    },
  },
})

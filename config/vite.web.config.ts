import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { leaveElsewhere } from './vite/elsewhere.ts'
import { preloadFonts } from './vite/preload-fonts.ts'
import { serviceWorker } from './vite/service-worker.ts'
import { wordFiles, wordManifest } from './vite/words.ts'

const source = fileURLToPath(new URL('../src/web/', import.meta.url))

// What the pages use without a crutch: light-dark(), :has(), dialog, deflate streams.
const BROWSERS = ['chrome123', 'firefox121', 'safari17.5']

/** What every page or every game needs: it comes with the first page, and packs better as one. */
const CORE = new RegExp(
  [
    'node_modules/preact/',
    'vite/preload-helper',
    'src/(kernel(?!/brought)|table)/',
    'src/session/(clock|computers|daily|duration|local|player|prepare|queue|saved|table-words|takeback)\\.ts',
    'src/protocol/code\\.ts',
    'src/games/(catalog|programme)\\.ts',
    'src/web/(app|words|settings|device|shelf|thinker|router|parlour|faces)\\.tsx?$',
    'src/web/(lobby/|shell/(?!confirm)|online/join-form)',
    // With all their styles: those of the kit must come before those that differ from them.
    'src/web/kit/(fonts|tokens|base|controls)\\.css',
    'src/web/kit/(use-store|focus|board|grid-keys|hexagons|stroke|use-scrolls|choice)',
    'src/web/table/[\\w-]+\\.ts$',
  ].join('|'),
)

/** What reads the built-in words and looks them up: one part for all games that play with words. */
const WORDS = new RegExp(
  [
    'src/web/lexicon/',
    'src/lexicon/(alphabet|file|labels|lexicon|library|look|match|order|packed|reservoir|walk|words)\\.ts',
    'src/lexicon/(definitions|graph/(forward|nodes|sound))',
  ].join('|'),
)

const GAME = /src\/games\/(\w+)\/(?!teaching|lessons|help\/|web\/(sheet|calling)|rules\/(solver|techniques))/

export default defineConfig({
  root: source,
  publicDir: `${source}public`,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [leaveElsewhere(), preloadFonts(), wordManifest(), wordFiles(), serviceWorker(`${source}public`)],
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
            { name: 'core', test: CORE },
            { name: 'words', test: WORDS },
            // Left to themselves they would lie in a file that a game's own file imports in a circle.
            { name: 'drag', test: /src\/web\/kit\/drag/ },
            { name: 'word', test: /src\/web\/kit\/word\./ },
            // Kept apart, they stay in the browser's memory when the game changes.
            { name: 'pool-words', test: /guessgo\/rules\/pool-words/ },
            // A game's rules, words and face are wanted together; what its lessons take is not.
            { name: module => GAME.exec(module)?.[1] ?? null, test: GAME },
            { name: 'solo', test: /src\/web\/solo\// },
            {
              name: 'brought-file',
              test: /src\/web\/(brought\/(file-field|words|brought\.css)|kit\/file-pill)|lexicon\/file-name/,
            },
            // Set-up and table are wanted one after the other.
            {
              name: 'play',
              test: /src\/(web\/(setup|table|kit\/(figures|later))|kernel\/brought|lexicon\/lines)/,
            },
          ],
        },
      },
    },
  },
})

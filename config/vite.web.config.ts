import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { eagerCompile } from './vite/compile-early.ts'
import { preloadManifest } from './vite/early.ts'
import { stubWorkerModules } from './vite/elsewhere.ts'
import { preloadFonts } from './vite/preload-fonts.ts'
import { serviceWorker } from './vite/service-worker.ts'
import { wordFiles, wordManifest } from './vite/words.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = `${root}src/web/`

// What the pages use without a crutch: light-dark(), :has(), dialog, deflate streams.
const BROWSERS = ['chrome123', 'firefox121', 'safari17.5']

/** What every page or every game needs: it comes with the first page, and packs better as one. */
const CORE = new RegExp(
  [
    'node_modules/preact/',
    'vite/preload-helper',
    'src/(kernel(?!/brought)|table(?!/(replay|told)))/',
    'src/session/(asked|route|clock|computers|daily|day-words|duration|listeners|local|player|prepare|queue|saved|table-words|takeback)\\.ts',
    'src/protocol/code\\.ts',
    'src/games/(catalog|programme)\\.ts',
    'src/web/(main|app|words|settings|device|shelf|thinker|router|parlour|faces)\\.tsx?$',
    'src/web/(lobby/(?!later)|shell/(?!confirm|missing|new-version)|online/join-form)',
    // With all their styles: those of the kit must come before those that differ from them.
    'src/web/kit/(fonts|tokens|base|controls|list)\\.css',
    'src/web/kit/(use-store|focus|board|grid-keys|follow|use-scrolls|choice|later|shapes)',
    'src/web/(table/(?!open-saved|kept-tables|second-tab|table-class|use-curtain)|setup/)[\\w-]+\\.ts$',
    // What most games have on their boards and around them.
    'src/web/(table/(actions|line|log|status|type-move|use-sheets)\\.tsx|kit/(drag|figures|word))',
  ].join('|'),
)

/** What reads the built-in words and looks them up: one part for all games that play with words. */
const WORDS = new RegExp(
  [
    'src/web/lexicon/',
    'virtual:words',
    'src/lexicon/(alphabet|english|file|graph-file|labels|lexicon|library|look|match|order|own|packed|reservoir|walk|words)\\.ts',
    'src/lexicon/(definitions|graph/(forward|nodes|sound))',
  ].join('|'),
)

const GAME =
  /src\/games\/(\w+)\/(?!teaching|lessons|first-steps|help-words|learning-words|earned-words|result-grid|web\/(sheet|calling|key-words|form|exchange|fly)|told\.ts|format-words|rules\/(formats\/(?!signs)|solver|techniques|pool-words|computer))/

/** Parts of the kit that one game alone has a use for. */
const KIT: Readonly<Record<string, RegExp>> = {
  solitudo: /src\/web\/kit\/(hexagons|stroke)\./,
  guessgo: /src\/web\/kit\/hold\./,
}

/** The game that a module belongs to. */
function gameOf(module: string): string | undefined {
  return Object.keys(KIT).find(game => KIT[game]!.test(module)) ?? GAME.exec(module)?.[1]
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
    modulePreload: {
      // It is for browsers that lack more than this.
      polyfill: false,
      // A page is asked for with all that it needs at once; what opens on a page needs hardly more than itself.
      resolveDependencies: (_, needed, { hostId }) => (hostId.includes('/core-') ? needed : []),
    },
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
            // A game's rules, words and face are wanted together; its first steps, lessons and help are not.
            {
              name: module => gameOf(module) ?? null,
              debugName: 'games',
              test: module => gameOf(module) !== undefined,
            },
            { name: 'solo', test: /src\/(web\/solo\/(?!later)|session\/kind)/ },
            {
              name: 'brought-file',
              test: /src\/web\/(brought\/(file-field|words|brought\.css)|kit\/file-pill)|lexicon\/file-name/,
            },
            // Fewer and larger files: the first page names every file that it may ever ask for.
            { name: 'sheet', test: /src\/web\/(kit\/sheet|shell\/confirm)/ },
            { name: 'sheets', test: /src\/web\/(sheets\/|copy\.|link\.|base64\.)/ },
            {
              name: 'missing',
              test: /src\/(web\/(shell\/missing|table\/broken)|session\/(saved-words|remembered))/,
            },
            {
              name: 'review',
              test: /src\/(web\/(review|table\/open-saved)|table\/(replay|told)|session\/weighed)/,
            },
            {
              name: 'house',
              test: /src\/web\/online\/(ask|memory|lobby-news|names)\./,
            },
            { name: 'profile', test: /src\/web\/online\/profile/ },
            {
              name: 'online',
              test: /src\/(session\/remote\/house|web\/online\/(house|company|device-guest|refusal-words|unreached|last-table|news-words|my-tables))\./,
            },
            { name: 'puzzle-pages', test: /src\/web\/(daily|print)\// },
            {
              name: 'pages',
              test: /src\/(web\/(history|settings|belongings|about|learn|figures)\/|session\/moved-words)/,
            },
            // Set-up and table are wanted one after the other.
            {
              name: 'play',
              test: /src\/(web\/(setup|kit\/sign|lessons\/first-(offer|visit)|table\/(?!broken|curtain\/|ending|open-saved|kept-tables|second-tab))|kernel\/brought|lexicon\/lines)/,
            },
          ],
        },
      },
    },
  },
})

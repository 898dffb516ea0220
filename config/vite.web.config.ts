import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { preloadFonts } from './vite/preload-fonts.ts'
import { serviceWorker } from './vite/service-worker.ts'
import { wordFiles, wordManifest } from './vite/words.ts'

const source = fileURLToPath(new URL('../src/web/', import.meta.url))

// What the pages use without a crutch: light-dark(), :has(), dialog, deflate streams.
const BROWSERS = ['chrome123', 'firefox121', 'safari17.5']

export default defineConfig({
  root: source,
  publicDir: `${source}public`,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [preloadFonts(), wordManifest(), wordFiles(), serviceWorker(`${source}public`)],
  worker: { format: 'es', plugins: () => [wordManifest()] },
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
        // Set-up and table are wanted one after the other, and pack better as one.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'play',
              test: /src\/(web\/(setup|table|parlour|faces|link|shell\/confirm|kit\/(choice|sheet|figures))|session\/(local|computers|takeback))/,
            },
          ],
        },
      },
    },
  },
})

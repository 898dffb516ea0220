import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The entries of the package: games and tables, words, and each game's own functions. */
export function exportEntries(): Readonly<Record<string, string>> {
  const games = readdirSync(`${root}src/games`).filter(name =>
    existsSync(`${root}src/games/${name}/exports.ts`),
  )
  return {
    quincunx: `${root}src/exports/quincunx.ts`,
    lexicon: `${root}src/exports/lexicon.ts`,
    ...Object.fromEntries(games.map(name => [name, `${root}src/games/${name}/exports.ts`])),
  }
}

/** Modules for Node and for bundlers, with all their dependencies in them. */
export default defineConfig({
  root,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true, target: 'webworker' },
  build: {
    ssr: true,
    target: 'es2023',
    outDir: `${root}dist/exports`,
    emptyOutDir: true,
    minify: false,
    // The address of the words is relative to the module, so all modules are in one folder.
    rolldownOptions: {
      input: exportEntries(),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', format: 'es' },
    },
  },
})

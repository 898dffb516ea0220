import { fileURLToPath } from 'node:url'
import { defineConfig, type UserConfig } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Bundles programs for Node with all their dependencies, so that they start fast and from one folder. */
export function nodeBuild(entries: Readonly<Record<string, string>>, outDir: string): UserConfig {
  return {
    root,
    publicDir: false,
    logLevel: 'warn',
    // Otherwise React reads this variable at run time and loads its slow development build.
    // Bundled CommonJS packages ask for their file name, which modules do not have.
    define: { 'process.env.NODE_ENV': '"production"', __filename: 'import.meta.filename' },
    oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
    // Ink imports it only if DEV=true is set, but the bundler must resolve it.
    resolve: { alias: { 'react-devtools-core': `${root}config/empty-module.ts` } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node24',
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: entries, output: { entryFileNames: '[name].js', format: 'es' } },
    },
  }
}

export default defineConfig(
  nodeBuild(
    {
      quincunx: `${root}src/cli/quincunx.ts`,
      worker: `${root}src/node/engine-worker.ts`,
      storage: `${root}src/server/storage/sqlite/worker.ts`,
    },
    `${root}dist/cli`,
  ),
)

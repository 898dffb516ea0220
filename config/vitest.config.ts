import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const web = ['src/web/**', 'src/games/*/web/**']
const tests = '*.test.{ts,tsx}'

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    passWithNoTests: false,
    setupFiles: ['src/testing/provide-lexicons.ts'],
    // No test leaves anything behind in a module, and a worker for each file would take longer than most files.
    isolate: false,
    // By default one core is left idle, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism()),
    // A test takes a second at most; the rest is for a machine that is busy with other things.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'all but the web',
          include: ['src', 'scripts', 'checks'].map(folder => `${folder}/**/${tests}`),
          exclude: [...web, '**/*.long.test.ts'],
        },
      },
      {
        extends: true,
        // The terminal draws with React, the web with Preact.
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: { name: 'web', include: web.map(folder => `${folder}/${tests}`), css: true },
      },
    ],
  },
})

import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// What takes many seconds of a core each: thousands of puzzles, whole books, copies of the tree that are built.
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['{src,scripts,checks}/**/*.long.test.ts'],
    setupFiles: ['src/testing/provide-lexicons.ts'],
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 60_000,
  },
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['e2e/browser/**/*.e2e.ts'],
    globalSetup: ['e2e/global-setup.ts'],
    // A browser on a busy machine may miss a moment; what fails twice is broken.
    retry: 1,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // Server, words and browser are loaded once for all files that a worker runs.
    isolate: false,
    // Two browsers at once: on a small machine more of them only wait for each other.
    maxWorkers: 2,
  },
})

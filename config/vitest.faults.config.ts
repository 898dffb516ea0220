import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['e2e/faults/**/*.e2e.ts'],
    setupFiles: ['src/testing/provide-lexicons.ts'],
    globalSetup: ['e2e/global-setup.ts'],
    testTimeout: 90_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // Each has a server and its clients; more of them only wait for each other.
    maxWorkers: 2,
  },
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['e2e/terminal/**/*.e2e.ts'],
    globalSetup: ['e2e/terminal/global-setup.ts'],
    // A terminal on a busy machine may miss a moment; what fails twice is broken.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 30_000,
    maxWorkers: 4,
  },
})

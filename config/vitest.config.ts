import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './slowest-first.ts'

const web = ['src/web/**', 'src/games/*/web/**']
const tests = '*.test.{ts,tsx}'
const ISOLATED = '**/*.isolated.test.tsx'
// By default Vitest leaves one core idle, which is half of a small machine.
const allCores = Math.max(2, availableParallelism())

const webFaces = {
  // The terminal renders with React, the web with Preact.
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'preact' } },
  test: {
    css: true,
    setupFiles: ['src/testing/provide-lexicons.ts'],
    maxWorkers: allCores,
    testTimeout: 60_000,
  },
}

// `npm run check` runs unit, web and web-isolated; `npm test` runs all projects but hosting, in the order of their groups.
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    passWithNoTests: false,
    sequence: { sequencer: SlowestFirst },
    // The locale of the machine must not change what a program prints.
    env: { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src', 'scripts', 'checks'].map(folder => `${folder}/**/${tests}`),
          exclude: [...web, '**/*.long.test.ts'],
          setupFiles: ['src/testing/provide-lexicons.ts'],
          // Tests leave no state behind in modules, and starting a worker takes longer than most files.
          isolate: false,
          maxWorkers: allCores,
          expect: { poll: { timeout: 20_000 } },
          // A test takes a second at most; the rest is headroom for a busy machine, here and below.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        ...webFaces,
        test: {
          name: 'web',
          ...webFaces.test,
          include: web.map(folder => `${folder}/${tests}`),
          exclude: [ISOLATED],
          isolate: false,
        },
      },
      {
        extends: true,
        ...webFaces,
        test: {
          // Tests that put stand-ins in the place of modules, which must not reach other files.
          name: 'web-isolated',
          ...webFaces.test,
          include: [`src/${ISOLATED}`],
          isolate: true,
        },
      },
      {
        extends: true,
        // Each takes many seconds of a core: thousands of puzzles, whole opening books, builds of a copied tree.
        test: {
          name: 'long',
          include: ['{src,scripts,checks}/**/*.long.test.ts'],
          setupFiles: ['src/testing/provide-lexicons.ts'],
          maxWorkers: allCores,
          testTimeout: 240_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'terminal',
          include: ['e2e/terminal/**/*.e2e.ts'],
          globalSetup: ['e2e/terminal/global-setup.ts'],
          maxWorkers: 4,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          retry: 0,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/browser/**/*.e2e.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          // All files of a worker share one server, one set of words and one browser.
          isolate: false,
          // More than there are cores, since a test also waits: for drawings, timers, and the next look of an assertion.
          maxWorkers: 4,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          retry: 0,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['e2e/faults/**/*.e2e.ts'],
          exclude: ['**/*.timed.e2e.ts'],
          setupFiles: ['src/testing/provide-lexicons.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          // Most of them wait, for outages to end and for players to come back.
          maxWorkers: 3,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 40_000 } },
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: {
          // Tests that assert milliseconds run alone.
          name: 'timed',
          include: ['e2e/faults/**/*.timed.e2e.ts'],
          setupFiles: ['src/testing/provide-lexicons.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          maxWorkers: 1,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 5 },
        },
      },
      {
        extends: true,
        // Run by hand, because it needs nginx, Caddy and promtool on the machine: see docs/hosting.md.
        test: {
          name: 'hosting',
          include: ['e2e/hosting/**/*.e2e.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          // The proxies share the processor and count by address.
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
          sequence: { groupOrder: 6 },
        },
      },
    ],
  },
})

import { command, type Step, tests } from './steps.ts'

export const quickSteps: readonly Step[] = [
  command('types of the pure folders', 'tsc', '-p', 'config/tsconfig.pure.json'),
  command('types of the Node side', 'tsc', '-p', 'config/tsconfig.node.json'),
  command('types of the web side', 'tsc', '-p', 'config/tsconfig.web.json'),
  command('lint, format and layers', 'biome', 'check', '--error-on-warnings'),
  tests('unit tests', 'vitest.config.ts'),
]

export const longSteps: readonly Step[] = [tests('unit tests that take long', 'vitest.long.config.ts')]

export const endToEndSteps: readonly Step[] = [
  tests('in the terminal', 'vitest.terminal.config.ts'),
  tests('in the browser', 'vitest.browser.config.ts'),
  tests('the server under faults', 'vitest.faults.config.ts'),
]

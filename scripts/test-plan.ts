import { commandStep, type Step, vitestStep } from './runner.ts'

export const quickSteps: readonly Step[] = [
  commandStep('types of the pure folders', 'tsc', '-p', 'config/tsconfig.pure.json'),
  commandStep('types of the Node side', 'tsc', '-p', 'config/tsconfig.node.json'),
  commandStep('types of the web side', 'tsc', '-p', 'config/tsconfig.web.json'),
  commandStep('lint, format and layers', 'biome', 'check', '--error-on-warnings'),
  vitestStep('unit tests', 'vitest.config.ts'),
]

export const longSteps: readonly Step[] = [vitestStep('unit tests that take long', 'vitest.long.config.ts')]

export const endToEndSteps: readonly Step[] = [
  vitestStep('in the terminal', 'vitest.terminal.config.ts'),
  vitestStep('in the browser', 'vitest.browser.config.ts'),
  vitestStep('the server under faults', 'vitest.faults.config.ts'),
]

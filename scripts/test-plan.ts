import { commandStep, concurrentStep, type Step, vitestStep } from './runner.ts'

export const quickSteps: readonly Step[] = [
  concurrentStep(
    'types and lint',
    commandStep('types of the pure folders', 'tsc', '-p', 'config/tsconfig.pure.json'),
    commandStep('types of the Node side', 'tsc', '-p', 'config/tsconfig.node.json'),
    commandStep('types of the web side', 'tsc', '-p', 'config/tsconfig.web.json'),
    commandStep('lint, format and layers', 'biome', 'check', '--error-on-warnings'),
  ),
  vitestStep('unit tests', 'unit', 'web', 'web-isolated'),
]

export const longSteps: readonly Step[] = [vitestStep('long unit tests', 'long')]

export const endToEndSteps: readonly Step[] = [
  vitestStep('in the terminal', 'terminal'),
  vitestStep('in the browser', 'browser'),
  vitestStep('the server under faults', 'faults', 'timed'),
]

// The quick loop: types, lint with the layers, unit tests.
import { runSteps } from './runner.ts'
import { quickSteps } from './test-plan.ts'

await runSteps(quickSteps)

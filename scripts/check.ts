// The quick loop: types, lint with the layers, unit tests.
import { runSteps } from './steps.ts'
import { quickSteps } from './suite.ts'

await runSteps(quickSteps)

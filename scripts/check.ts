// Quick checks: types, lint with the layer rules, quick unit tests.
import { runSteps } from './runner.ts'
import { quickSteps } from './test-plan.ts'

await runSteps(quickSteps)

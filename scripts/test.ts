// Runs all checks and tests, from a fresh clone on.
import { build } from './launch.cjs'
import { functionStep, runSteps, type Step } from './runner.ts'
import { installSystemDependencies } from './system-deps.ts'
import { endToEndSteps, longSteps, quickSteps } from './test-plan.ts'

const setupSteps: readonly Step[] = [
  functionStep('programs for the tests', installSystemDependencies),
  functionStep('build', () => build(process.execPath)),
]

await runSteps([...setupSteps, ...quickSteps, ...longSteps, ...endToEndSteps])

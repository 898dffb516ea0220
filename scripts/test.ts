// Everything that is checked, from a fresh clone on.
import { build } from './launch.cjs'
import { installSystemDependencies } from './programs.ts'
import { functionStep, runSteps, type Step } from './steps.ts'
import { endToEndSteps, longSteps, quickSteps } from './suite.ts'

const setupSteps: readonly Step[] = [
  functionStep('programs that the tests drive', installSystemDependencies),
  functionStep('build', () => build(process.execPath)),
]

await runSteps([...setupSteps, ...quickSteps, ...longSteps, ...endToEndSteps])

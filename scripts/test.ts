// Everything that is checked, from a fresh clone on.
import { build } from './launch.cjs'
import { installPrograms } from './programs.ts'
import { runSteps, type Step, work } from './steps.ts'
import { endToEndSteps, longSteps, quickSteps } from './suite.ts'

const preparations: readonly Step[] = [
  work('programs that the tests drive', installPrograms),
  work('build', () => build(process.execPath)),
]

await runSteps([...preparations, ...quickSteps, ...longSteps, ...endToEndSteps])

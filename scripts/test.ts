// Everything that is checked, from a fresh clone on.
import { createRequire } from 'node:module'
import { installPrograms } from './programs.ts'
import { runSteps, type Step, work } from './steps.ts'
import { endToEndSteps, longSteps, quickSteps } from './suite.ts'

const { build } = createRequire(import.meta.url)('./launch.cjs') as { build(node: string): boolean }

const preparations: readonly Step[] = [
  work('programs that the tests drive', installPrograms),
  work('build', () => build(process.execPath)),
]

await runSteps([...preparations, ...quickSteps, ...longSteps, ...endToEndSteps])

// Everything that is checked, from a fresh clone on.
import { createRequire } from 'node:module'
import { installPrograms } from './programs.ts'
import { runSteps, type Step } from './steps.ts'
import { endToEndSteps, quickSteps } from './suite.ts'

const { build } = createRequire(import.meta.url)('./launch.cjs') as { build(node: string): void }

const building: Step = {
  name: 'build',
  async run() {
    build(process.execPath)
    return { passed: 1, failed: 0 }
  },
}

installPrograms()
await runSteps([building, ...quickSteps, ...endToEndSteps])

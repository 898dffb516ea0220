// Measures. Each figure stands beside a peer or reference measured in the same run.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './launch.cjs'
import { root, runProgram } from './run-program.ts'

// What is measured is what people run, and a house does not open without its words.
if (!build(process.execPath)) process.exit(1)

const requestedNames = process.argv.slice(2)
const benches = readdirSync(join(root, 'bench')).filter(name => name.endsWith('.ts'))
for (const name of benches)
  if (requestedNames.length === 0 || requestedNames.some(one => name.startsWith(one)))
    await runProgram('node', [join('bench', name)])

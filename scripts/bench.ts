// Runs the benchmarks, all or those named. Each measures a peer or a reference in the same run. Flags are passed on to
// them: `npm run bench online -- --quick`.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './launch.cjs'
import { root, runProgram } from './run-program.ts'

// The benchmarks measure the built programs, and a server does not start without its words.
if (!build(process.execPath)) process.exit(1)

const args = process.argv.slice(2)
const firstFlag = args.findIndex(arg => arg.startsWith('-'))
const requestedNames = firstFlag < 0 ? args : args.slice(0, firstFlag)
const flags = args.slice(requestedNames.length)
const benches = readdirSync(join(root, 'bench')).filter(name => name.endsWith('.ts'))
for (const name of benches)
  if (requestedNames.length === 0 || requestedNames.some(requested => name.startsWith(requested)))
    await runProgram('node', [join('bench', name), ...flags])

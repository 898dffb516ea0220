// Formats and fixes what can be fixed by itself.
import { runProgram } from './run-program.ts'

process.exit(await runProgram('biome', ['check', '--write']))

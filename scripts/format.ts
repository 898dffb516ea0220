// Formats and fixes what can be fixed by itself.
import { runProgram } from './runner.ts'

process.exit(await runProgram('biome', ['check', '--write']))

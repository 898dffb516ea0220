// Formats the code and applies the safe fixes of the linter.
import { runProgram } from './run-program.ts'

process.exit(await runProgram('biome', ['check', '--write']))

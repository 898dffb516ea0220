import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

// The Node that runs this script also runs the tools and the tests, even if another one comes first on the machine's PATH.
process.env.PATH = [join(process.execPath, '..'), join(root, 'node_modules', '.bin'), process.env.PATH].join(
  delimiter,
)

/** Runs a program in the project's folder and returns its exit code. */
export function runProgram(program: string, args: readonly string[]): Promise<number> {
  return new Promise(resolve => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', error => {
      console.error(`${program} could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('exit', code => resolve(code ?? 1))
  })
}

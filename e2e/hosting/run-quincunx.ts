import { spawnSync } from 'node:child_process'
import { COMMAND } from '../paths.ts'

/** Runs a command of the built program and returns what it prints. */
export function runQuincunx(
  commandArguments: readonly string[],
  variables: Readonly<Record<string, string>>,
): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...commandArguments], {
    ...{ encoding: 'utf8', env: { ...process.env, ...variables } },
  })
  if (status !== 0)
    throw new Error(`quincunx ${commandArguments.join(' ')} ended with ${status}: ${stdout}${stderr}`)
  return stdout
}

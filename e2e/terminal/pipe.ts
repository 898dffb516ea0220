import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { COMMAND } from '../paths.ts'

export interface PipeResult {
  readonly output: string
  readonly errors: string
  readonly code: number | null
}

export interface PipeOptions {
  readonly commandArguments: readonly string[]
  readonly lines?: readonly string[]
  /** A folder with saved games and credentials; a new one by default. */
  readonly folder?: string
  /** Called with all output so far. */
  readonly onOutput?: (output: string) => unknown
}

/** Runs the command with lines piped into it until it exits. */
export async function runPiped({
  commandArguments,
  lines = [],
  folder,
  onOutput,
}: PipeOptions): Promise<PipeResult> {
  const dataFolder = folder ?? (await temporaryFolder())
  const variables = {
    QUINCUNX_DATA: dataFolder,
    QUINCUNX_CONFIG: join(dataFolder, 'config'),
    QUINCUNX_SERVER: '',
  }
  const child = spawn(process.execPath, [COMMAND, ...commandArguments], {
    env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', ...variables },
  })
  const done = new Promise<number | null>(resolve => child.on('close', resolve))
  onTestFinished(() => void child.kill())
  let written = ''
  child.stdout.on('data', part => {
    written += part
    onOutput?.(written)
  })
  child.stdin.end(lines.map(line => `${line}\n`).join(''))
  const errors = await text(child.stderr)
  return { output: written, errors, code: await done }
}

/** A folder that is removed after the test, even if a program still writes to it for a moment. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quincunx-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return folder
}

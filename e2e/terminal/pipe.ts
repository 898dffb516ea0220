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
  /** Where games and keys are kept; a new folder by default. */
  readonly folder?: string
  /** Told of all that has been written so far. */
  readonly onOutput?: (output: string) => unknown
}

/** Runs the command with lines piped into it, to its end. */
export async function runPiped({
  commandArguments,
  lines = [],
  folder,
  onOutput: heard,
}: PipeOptions): Promise<PipeResult> {
  const data = folder ?? (await temporaryFolder())
  const variables = { QUINCUNX_DATA: data, QUINCUNX_CONFIG: join(data, 'config'), QUINCUNX_SERVER: '' }
  const child = spawn(process.execPath, [COMMAND, ...commandArguments], {
    env: { ...process.env, ...variables },
  })
  const done = new Promise<number | null>(resolve => child.on('close', resolve))
  onTestFinished(() => void child.kill())
  let written = ''
  child.stdout.on('data', part => {
    written += part
    heard?.(written)
  })
  child.stdin.end(lines.map(line => `${line}\n`).join(''))
  const errors = await text(child.stderr)
  return { output: written, errors, code: await done }
}

/** A folder that is gone after the test, however busy with it a program still is. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quincunx-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return folder
}

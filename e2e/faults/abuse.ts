import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { leaveProcessorToServer } from './machine.ts'
import { ABUSE_PROCESS } from './paths.ts'

export interface AbuseOptions {
  readonly kind: 'watching' | 'queries' | 'lobby' | 'deaf'
  readonly port: number
  readonly token: string
  readonly sockets: number
  /** The local address to connect from, so that the limits of honest players are not used up. */
  readonly address: string
  readonly tables: readonly string[]
  readonly seconds: number
}

export interface AbuseResult {
  readonly opened: number
  readonly sent: number
  /** How often each answer, refusal or close code came. */
  readonly codes: Readonly<Record<string, number>>
}

/** Lets one guest abuse a server and resolves with what came back; the sockets stay open until `end`. */
export async function abuse(options: AbuseOptions): Promise<{ result: AbuseResult; end(): void }> {
  const child = spawn(process.execPath, [ABUSE_PROCESS, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  leaveProcessorToServer(child)
  const end = () => void child.kill('SIGKILL')
  onTestFinished(end)
  for await (const line of createInterface({ input: child.stdout })) return { result: JSON.parse(line), end }
  throw new Error('The abusing process printed no result.')
}

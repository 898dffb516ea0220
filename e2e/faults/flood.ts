import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { leaveProcessorToServer } from './machine.ts'
import { FLOOD_PROCESS } from './paths.ts'
import type { Server } from './server.ts'

export interface FloodOptions {
  readonly kind: 'messages' | 'connections' | 'idle' | 'deaf'
  /** How many local addresses to connect from, each with its own limits; by default only the usual one. */
  readonly addresses?: number
  readonly port: number
  /** Used in turn. */
  readonly tokens: readonly string[]
  readonly perSecond: number
  readonly seconds: number
  readonly table?: string
}

export interface FloodResult {
  readonly opened: number
  readonly sent: number
  /** How many sockets were closed with each code. */
  readonly closes: Readonly<Record<string, number>>
  /** How many sockets stay open until the test ends. */
  readonly open: number
}

/** Runs a flood against a server and resolves with its result. */
export async function flood(options: FloodOptions): Promise<FloodResult> {
  const child = spawn(process.execPath, [FLOOD_PROCESS, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  leaveProcessorToServer(child)
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line)
  throw new Error('The flood process printed no result.')
}

/** The resident memory of a server in MB. */
export function memoryOf(server: Server): number {
  const status = readFileSync(`/proc/${server.pid()}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024)
}

export async function socketsAt({ url }: Server): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^quincunx_sockets (\d+)$/m.exec(metrics)![1])
}

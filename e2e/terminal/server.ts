import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll } from 'vitest'
import { COMMAND } from '../paths.ts'

/** A real server in a process of its own. */
export interface Server {
  readonly address: string
  /** Ends it without notice, as a power cut would. */
  kill(): Promise<void>
  /** Starts it again at the same address with the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts a server that stores its data in this folder. */
export async function openServer(data: string, command = COMMAND): Promise<Server> {
  let { child, address } = await start(command, data, `${randomPort()}`)

  const end = (signal: NodeJS.Signals) =>
    new Promise<void>(resolve => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill(signal)
    })
  return {
    address,
    kill: () => end('SIGKILL'),
    async restart() {
      ;({ child, address } = await start(command, data, new URL(address).port))
    },
    stop: () => end('SIGTERM'),
  }
}

/** One server for all tests of a file; each test opens its own tables. */
export function shareServer(): Pick<Server, 'address'> {
  let folder: string
  let server: Server
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quincunx-server-'))
    server = await openServer(folder)
  })
  afterAll(async () => {
    // Its data is not needed any more, so it does not have to shut down cleanly.
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    get address() {
      return server.address
    },
  }
}

/**
 * A port for a server that restarts. It is below the range from which the system assigns ports, where another program
 * could take it before the restart.
 */
function randomPort(): number {
  return 12_000 + Math.floor(Math.random() * 18_000)
}

async function start(
  command: string,
  data: string,
  port: string,
): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [command, 'serve', '--port', port, '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /open at (\S+)/.exec(line)?.[1]
    if (address) return { child, address }
  }
  throw new Error('The server ended before it was open.')
}

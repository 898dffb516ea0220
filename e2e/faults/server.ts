import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer as createNetServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMMAND } from '../paths.ts'
import { onCleanup } from './cleanup.ts'
import { PROCESS_FAULTS, UNLIMITED_SERVER } from './paths.ts'
import { waitUntil } from './wait-until.ts'

export interface ServerOptions {
  /** The command as people start it, with its limits; otherwise the same without them. */
  readonly strict?: boolean
  readonly heartbeat?: { readonly pingMs: number; readonly timeoutMs: number }
  readonly busyMs?: number
  /** Its storage breaks down when a test orders it, as faulty-worker.ts tells. */
  readonly faulty?: boolean
  /** What is to be played on the process, from pranks.ts. */
  readonly processFault?: string
  readonly data?: string
  /** Goes before the program, such as `prlimit --fsize=`. */
  readonly under?: readonly string[]
}

/** A real server in a process of its own, on a port that stays the same over restarts. */
export interface Server {
  readonly port: number
  readonly url: string
  readonly file: string
  pid(): number
  /** Starts it again, and resolves when the port is open. */
  start(options?: Pick<ServerOptions, 'processFault'>): Promise<void>
  /** As the power going out. */
  kill(): Promise<void>
  /** In good order; resolves with how long it took. */
  stop(): Promise<number>
  /** Of the process that ended last; null while one runs or when a signal ended it. */
  exitCode(): number | null
  /** All that it printed to stderr. */
  stderr(): string
}

export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const data = options.data ?? (await newFolder())
  const port = await freePort()
  let child: ChildProcess | undefined
  let complaints = ''

  function command(): readonly string[] {
    const { strict, heartbeat, busyMs, faulty } = options
    if (strict) return [COMMAND, 'serve', '--port', `${port}`, '--data', data]
    return [UNLIMITED_SERVER, JSON.stringify({ data, port, heartbeat, busyMs, faulty })]
  }

  async function start({
    processFault: prank = options.processFault,
  }: Pick<ServerOptions, 'processFault'> = {}): Promise<void> {
    const [program, ...before] = [...(options.under ?? []), process.execPath]
    const started = spawn(program!, [...before, '--import', PROCESS_FAULTS, ...command()], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PRANK: prank ?? '', HOST: '', PORT: '' },
    })
    child = started
    started.stderr.on('data', text => {
      complaints += text
    })
    let printed = ''
    started.stdout.on('data', text => {
      printed += text
    })
    await waitUntil(() => {
      if (started.exitCode !== null) throw new Error(`It ended with ${started.exitCode}: ${complaints}`)
      return printed.includes(String(port))
    }, 'The server listens')
  }

  async function end(signal: NodeJS.Signals): Promise<number> {
    const ending = child
    const begun = performance.now()
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return 0
    const gone = once(ending, 'exit')
    ending.kill(signal)
    await gone
    return performance.now() - begun
  }

  onCleanup(async () => {
    await end('SIGKILL')
    await rm(data, { recursive: true, force: true })
  })
  await start()
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    file: join(data, 'house.sqlite'),
    pid: () => child!.pid!,
    start,
    async kill() {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
    exitCode: () => child!.exitCode,
    stderr: () => complaints,
  }
}

export function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'quincunx-faults-'))
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const probe = createNetServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

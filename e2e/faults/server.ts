import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer as createNetServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Limits } from '#server/limits/limits.ts'
import { onCleanup } from '#testing/wire/cleanup.ts'
import { waitUntil } from '#testing/wire/wait-until.ts'
import { COMMAND } from '../paths.ts'
import { PROCESS_FAULTS, UNLIMITED_SERVER } from './paths.ts'

export interface ServerOptions {
  /** Starts the real program with its limits; otherwise the same server without limits. */
  readonly strict?: boolean
  /** Further flags of the real program, such as --trust-proxy. */
  readonly flags?: readonly string[]
  readonly heartbeat?: { readonly pingMs: number; readonly timeoutMs: number }
  readonly busyMs?: number
  /** Uses the storage worker that injects faults (faulty-sqlite-worker.ts). */
  readonly faulty?: boolean
  /** A fault from process-faults.ts. */
  readonly processFault?: string
  readonly data?: string
  /** The data folder is another server's, which also removes it. */
  readonly isGuest?: boolean
  /** Limits of a server that has none otherwise. */
  readonly limits?: Partial<Limits>
  /** A wrapper for the program, such as `prlimit --fsize=`. */
  readonly under?: readonly string[]
}

/** A real server in its own process, on a port that stays the same across restarts. */
export interface Server {
  readonly port: number
  readonly url: string
  readonly file: string
  pid(): number
  /** Starts the server again and resolves when the port is open. */
  start(options?: Pick<ServerOptions, 'processFault'>): Promise<void>
  /** Like a power failure. */
  kill(): Promise<void>
  /** Shuts down gracefully; resolves with how many ms it took. */
  stop(): Promise<number>
  /** The exit code of the last process; null while it runs or if a signal ended it. */
  exitCode(): number | null
  /** Everything printed to stderr. */
  stderr(): string
  /** Everything printed to stdout since the last start: the addresses, and the log. */
  stdout(): string
}

export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const data = options.data ?? (await newFolder())
  const port = await freePort()
  let child: ChildProcess | undefined
  let stderr = ''
  let stdout = ''

  function command(): readonly string[] {
    const { strict, flags = [], heartbeat, busyMs, faulty, limits } = options
    if (strict) return [COMMAND, 'serve', '--port', `${port}`, '--data', data, ...flags]
    return [UNLIMITED_SERVER, JSON.stringify({ data, port, heartbeat, busyMs, faulty, limits })]
  }

  async function start({
    processFault = options.processFault,
  }: Pick<ServerOptions, 'processFault'> = {}): Promise<void> {
    const [program, ...programArguments] = [...(options.under ?? []), process.execPath]
    const started = spawn(program!, [...programArguments, '--import', PROCESS_FAULTS, ...command()], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FAULT: processFault ?? '', HOST: '', PORT: '' },
    })
    child = started
    started.stderr.on('data', text => {
      stderr += text
    })
    stdout = ''
    started.stdout.on('data', text => {
      stdout += text
    })
    await waitUntil(() => {
      if (started.exitCode !== null) throw new Error(`It ended with ${started.exitCode}: ${stderr}`)
      return stdout.includes(String(port))
    }, 'The server listens')
  }

  async function end(signal: NodeJS.Signals): Promise<number> {
    const running = child
    const startedAt = performance.now()
    if (!running || running.exitCode !== null || running.signalCode !== null) return 0
    const exited = once(running, 'exit')
    running.kill(signal)
    await exited
    return performance.now() - startedAt
  }

  onCleanup(async () => {
    await end('SIGKILL')
    if (!options.isGuest) await rm(data, { recursive: true, force: true })
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
    stderr: () => stderr,
    stdout: () => stdout,
  }
}

export function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'quincunx-faults-'))
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createNetServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

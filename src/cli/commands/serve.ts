import cluster from 'node:cluster'
import { networkInterfaces } from 'node:os'
import { parseFlags } from '../flags.ts'
import { servePage } from '../manual/online-pages.ts'
import { print } from '../print.ts'
import { GroupMember } from '../serve/group-member.ts'
import { ProcessGroup } from '../serve/process-group.ts'
import { readServeOptions, type ServeOptions } from '../serve/serve-options.ts'
import { startServer } from '../serve/start-server.ts'
import { cliText } from '../text/en/shell.ts'
import { EXIT_CODES, UsageError } from '../usage-error.ts'

const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', '::1', 'localhost']

export async function serve(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, servePage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  if (positionals.length > 0) throw new UsageError(cliText.tooManyWords(positionals[0]!))
  // Worker threads read the path of the dictionaries from here.
  if (flags.data !== undefined) process.env.QUINCUNX_DATA = String(flags.data)
  const options = readServeOptions(flags)
  // Before anything is printed: a program that reads the address may stop the server at once.
  const stopped = waitForStopSignal()
  if (cluster.isWorker) return serveInGroup(options, stopped)
  return options.processes > 1 ? superviseGroup(options, stopped) : serveAlone(options, stopped)
}

async function serveAlone(options: ServeOptions, stopped: Promise<NodeJS.Signals>): Promise<number> {
  const { port, data, stop } = await startServer(options)
  const [address] = addressesOf(options.host, port)
  data.opened(address!)
  printAddresses(options, port)
  const signal = await stopped
  if (data.storage.isShared) printDraining(options)
  await stop(signal)
  return EXIT_CODES.done
}

/** One of the processes that share a port. The one that supervises them prints what there is to say. */
async function serveInGroup(options: ServeOptions, stopped: Promise<NodeJS.Signals>): Promise<number> {
  const member = new GroupMember(process.env)
  const { port, stop } = await startServer(member.withPort(options), member)
  member.listening(port)
  await stop(await stopped)
  return EXIT_CODES.done
}

async function superviseGroup(options: ServeOptions, stopped: Promise<NodeJS.Signals>): Promise<number> {
  const group = new ProcessGroup(options.processes)
  const started = await Promise.race([group.start(), stopped])
  if (typeof started === 'object') {
    if ('exitCode' in started) return started.exitCode
    printAddresses(options, started.port)
    const signal = await Promise.race([stopped, group.failed])
    printDraining(options)
    await group.stop()
    return signal === undefined ? EXIT_CODES.failed : EXIT_CODES.done
  }
  await group.stop()
  return EXIT_CODES.done
}

function printAddresses({ host, trustProxy, processes }: ServeOptions, port: number): void {
  for (const address of addressesOf(host, port)) print(cliText.listening(address))
  if (processes > 1) print(cliText.processesRun(processes))
  if (!LOOPBACK_HOSTS.includes(host) && !trustProxy) print(cliText.unencrypted)
  print(cliText.howToStop)
}

function printDraining({ drainMs }: ServeOptions): void {
  if (drainMs > 0) print(cliText.draining(drainMs / 1000))
}

/** The addresses it can be reached at: one for each network interface if it listens on all of them. */
function addressesOf(host: string, port: number): readonly string[] {
  if (LOOPBACK_HOSTS.includes(host)) return [`http://localhost:${port}`]
  if (host !== '0.0.0.0' && host !== '::')
    return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`]
  const networks = Object.values(networkInterfaces()).flatMap(network => network ?? [])
  const others = networks.filter(({ family, internal }) => family === 'IPv4' && !internal)
  return ['localhost', ...others.map(({ address }) => address)].map(name => `http://${name}:${port}`)
}

/** A signal may arrive twice, from the terminal and from the launcher. */
function waitForStopSignal(): Promise<NodeJS.Signals> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal))
  })
}

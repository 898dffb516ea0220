import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { UserError } from '#kernel/errors.ts'
import { openEngineClient } from '#node/engine-client.ts'
import { lockFolder } from '#node/folder-lock.ts'
import { listen } from '#server/listen.ts'
import { LOG_LEVELS, type LogLevel } from '#server/log.ts'
import { createServer } from '#server/server.ts'
import { openSqliteStorage } from '#server/storage/sqlite/sqlite-storage.ts'
import { prepareDataFolder } from '../data-folder.ts'
import { parseFlags } from '../flags.ts'
import { servePage } from '../manual/online-pages.ts'
import { dataFolder, storageFile, webFolder, workerFile } from '../paths.ts'
import { print } from '../print.ts'
import { cliText } from '../text/en/shell.ts'
import { UsageError } from '../usage-error.ts'

const DEFAULT_PORT = 4747

export async function serve(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, servePage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  if (positionals.length > 0) throw new UsageError(cliText.tooManyWords(positionals[0]!))
  // Worker threads read the path of the dictionaries from here.
  if (flags.data !== undefined) process.env.QUINCUNX_DATA = String(flags.data)
  const host = String(flags.host ?? (process.env.HOST || '127.0.0.1'))
  const wanted = flags.port ?? (process.env.PORT || undefined)
  const port = wanted === undefined ? DEFAULT_PORT : readPort(String(wanted))
  const log = readLevel(String(flags.log ?? 'warn'))
  const origins = readOrigins(flags.origin)
  const lock = takeDataFolder()
  const storage = await openSqliteStorage({
    file: join(dataFolder(), 'house.sqlite'),
    worker: pathToFileURL(storageFile),
  })
  const engineClient = openEngineClient({ worker: pathToFileURL(workerFile) })
  const trustProxy = flags['trust-proxy'] === true
  const server = await createServer({ webFolder, storage, engineClient, trustProxy, origins, log })
  const found = await listen(server, { host, port, exact: wanted !== undefined }).catch(
    async (error: Error) => {
      await server.close()
      throw new UserError(cliText.cannotListen(`${host}:${port}`, error.message))
    },
  )
  if (found === undefined) {
    await server.close()
    throw new UserError(
      wanted === undefined
        ? cliText.portsTaken(port)
        : cliText.cannotListen(`${host}:${port}`, cliText.portTaken),
    )
  }
  for (const address of addressesOf(host, found)) print(cliText.listening(address))
  print(cliText.howToStop)
  await waitForStopSignal()
  await server.close()
  lock.release()
  return 0
}

/** Two servers on one folder would not see each other's moves. */
function takeDataFolder(): { release(): void } {
  const folder = prepareDataFolder()
  const lock = lockFolder(folder)
  if (!lock) throw new UserError(cliText.folderInUse(folder))
  return lock
}

/** The addresses it can be reached at: one for each network interface if it listens on all of them. */
function addressesOf(host: string, port: number): readonly string[] {
  if (['127.0.0.1', '::1', 'localhost'].includes(host)) return [`http://localhost:${port}`]
  if (host !== '0.0.0.0' && host !== '::')
    return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`]
  const networks = Object.values(networkInterfaces()).flatMap(network => network ?? [])
  const others = networks.filter(({ family, internal }) => family === 'IPv4' && !internal)
  return ['localhost', ...others.map(({ address }) => address)].map(name => `http://${name}:${port}`)
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65535) throw new UsageError(cliText.portRefused(text))
  return port
}

function readLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find(one => one === text)
  if (!level) throw new UsageError(cliText.noSuchLogLevel(text, LOG_LEVELS))
  return level
}

function readOrigins(given: string | boolean | undefined): readonly string[] {
  const origins = given === undefined ? [] : String(given).split(',')
  const bad = origins.find(origin => !/^https?:\/\/[^/]+\/?$/.test(origin) || !URL.canParse(origin))
  if (bad !== undefined) throw new UsageError(cliText.originRefused(bad))
  return origins
}

/** A signal may arrive twice, from the terminal and from the launcher. */
function waitForStopSignal(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })
}

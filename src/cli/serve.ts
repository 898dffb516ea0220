import { networkInterfaces } from 'node:os'
import { UserError } from '#kernel/failure.ts'
import { listen } from '#server/listen.ts'
import { createServer } from '#server/server.ts'
import { readFlags } from './flags.ts'
import { webFolder } from './folders.ts'
import { words } from './words.ts'

const DEFAULT_PORT = 4747

export const serveHelp = `quincunx serve [--host HOST] [--port PORT]

Opens the parlour for browsers and prints its address. It listens on this machine only, unless HOST says otherwise.

  --host HOST   the address to listen on (default 127.0.0.1, or the variable HOST)
  --port PORT   the port (default 4747 or the next free one, or the variable PORT)

Examples:
  quincunx serve
  quincunx serve --port 8080
  HOST=0.0.0.0 quincunx serve        for others on the same network`

export async function serve(given: readonly string[]): Promise<number> {
  const { flags, names } = readFlags(given, { host: 'text', port: 'text' }, 'quincunx serve')
  if (flags.help) {
    console.log(serveHelp)
    return 0
  }
  if (names.length > 0) throw new UserError(words.tooManyWords(names[0]!))
  const host = String(flags.host ?? (process.env.HOST || '127.0.0.1'))
  const wanted = flags.port ?? (process.env.PORT || undefined)
  const port = wanted === undefined ? DEFAULT_PORT : readPort(String(wanted))
  const server = await createServer({ webFolder })
  const found = await listen(server, { host, port, exact: wanted !== undefined }).catch((error: Error) => {
    throw new UserError(words.cannotListen(`${host}:${port}`, error.message))
  })
  if (found === undefined)
    throw new UserError(
      wanted === undefined
        ? words.portsTaken(port)
        : words.cannotListen(`${host}:${port}`, 'the port is taken'),
    )
  for (const address of addressesOf(host, found)) console.log(words.listening(address))
  console.log(words.howToStop)
  await stopped()
  await server.close()
  return 0
}

/** Where it can be reached: on every network of this machine if it listens on all of them. */
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
  if (!/^\d{1,5}$/.test(text) || port > 65535) throw new UserError(words.portRefused(text))
  return port
}

/** Once is enough, but a signal may come twice: from the terminal and from the launcher. */
function stopped(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })
}

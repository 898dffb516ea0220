// One guest who stays within the limits of every single socket, in its own process so that the honest clients are not
// slowed down by it.
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { PROTOCOL_VERSION } from '#protocol/version.ts'
import type { AbuseOptions, AbuseResult } from './abuse.ts'

const {
  kind,
  port,
  token,
  sockets: count,
  tables,
  seconds,
  address,
}: AbuseOptions = JSON.parse(process.argv[2]!)
/** Just under what a socket may send at once. */
const MESSAGES_PER_SOCKET = 95

const codes: Record<string, number> = {}
let sent = 0

const countCode = (code: string) => {
  codes[code] = (codes[code] ?? 0) + 1
}

async function openSocket(): Promise<WebSocket | undefined> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket?protocol=${PROTOCOL_VERSION}`, {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
    localAddress: address,
  })
  socket.on('error', () => {})
  socket.on('message', data => {
    const { type, ok, rejection } = JSON.parse(data.toString())
    countCode(rejection?.code ?? (ok ? 'accepted' : type))
  })
  socket.on('close', code => countCode(String(code)))
  return new Promise(resolve => {
    socket.on('open', () => resolve(socket))
    socket.on('close', () => resolve(undefined))
  })
}

function send(socket: WebSocket, message: object): void {
  if (socket.readyState !== WebSocket.OPEN) return
  sent++
  socket.send(JSON.stringify(message))
}

const tableAt = (number: number) => tables[number % tables.length]!

const ABUSES: Readonly<Record<AbuseOptions['kind'], (socket: WebSocket, number: number) => void>> = {
  /** Comes to a table and goes again. */
  watching(socket, number) {
    const table = tableAt(number)
    for (let message = 0; message < MESSAGES_PER_SOCKET; message++)
      send(socket, { type: message % 2 === 0 ? 'watch' : 'unwatch', table })
  },
  /** Asks for what costs the server most and is refused. */
  queries(socket, number) {
    for (let message = 0; message < MESSAGES_PER_SOCKET; message++) {
      const command = {
        do: 'move',
        text: `query ${'.'.repeat(2 + (message % 7))}E${'.'.repeat(message % 5)}`,
      }
      send(socket, { type: 'command', table: tableAt(number), id: `q${number}.${message}`, command })
    }
  },
  /** Sits down in the lobby and up again, so that everyone is sent the list. */
  lobby(socket, number) {
    send(socket, { type: 'lobby', on: true })
    for (let message = 0; message < MESSAGES_PER_SOCKET - 1; message++) {
      const command = { do: message % 2 === 0 ? 'sit' : 'stand' }
      send(socket, { type: 'command', table: tableAt(number), id: `l${number}.${message}`, command })
    }
  },
  /** Requests whole tables and never reads. */
  deaf(socket, number) {
    socket.pause()
    for (let message = 0; message < MESSAGES_PER_SOCKET; message++)
      send(socket, { type: 'watch', table: tableAt(number + message), since: -1 })
  },
}

const startedAt = performance.now()
const opened = (await Promise.all(Array.from({ length: count }, openSocket))).flatMap(socket => socket ?? [])
for (const [number, socket] of opened.entries()) {
  ABUSES[kind](socket, number)
  // Spread over the time, since one burst would be over before the honest players notice.
  await pause((seconds * 1_000) / opened.length / 2)
}
await pause(Math.max(0, seconds * 1_000 - (performance.now() - startedAt)))
const result: AbuseResult = { opened: opened.length, sent, codes }
process.stdout.write(`${JSON.stringify(result)}\n`)
process.stdin.on('end', () => process.exit()).resume()

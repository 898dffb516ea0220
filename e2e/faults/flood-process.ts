// Floods a server for a limited time, in its own process so that it does not slow down the honest clients.
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { ClientMessage } from '#protocol/client-messages.ts'
import { PROTOCOL_VERSION } from '#protocol/version.ts'
import type { FloodOptions, FloodResult } from './flood.ts'

const { kind, port, tokens, perSecond, seconds, table, addresses }: FloodOptions = JSON.parse(
  process.argv[2]!,
)
const TICK_MS = 20
const MAX_CONNECTING = 200
const LONGEST_ANSWER_MS = 15_000

let dialCount = 0
let opened = 0
let sent = 0
const closes: Record<string, number> = {}
const sockets = new Set<WebSocket>()

function dial(): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket?protocol=${PROTOCOL_VERSION}`, {
    headers: { authorization: `Bearer ${tokens[dialCount % tokens.length]}` },
    perMessageDeflate: false,
    ...(addresses && { localAddress: `127.0.1.${1 + (dialCount % addresses)}` }),
  })
  dialCount++
  sockets.add(socket)
  socket.on('open', () => opened++)
  socket.on('error', () => {})
  socket.on('close', code => {
    sockets.delete(socket)
    closes[code] = (closes[code] ?? 0) + 1
  })
  return socket
}

function send(socket: WebSocket, message: ClientMessage): void {
  if (socket.readyState !== WebSocket.OPEN) return
  sent++
  socket.send(JSON.stringify(message))
}

/** Repeats work `perSecond` times a second for `seconds`. */
async function repeat(work: () => void): Promise<void> {
  const startedAt = performance.now()
  let done = 0
  for (let ms = 0; ms < seconds * 1_000; ms = performance.now() - startedAt) {
    for (; done < (ms * perSecond) / 1_000; done++) work()
    await pause(TICK_MS)
  }
}

const FLOODS: Readonly<Record<FloodOptions['kind'], () => Promise<void>>> = {
  /** Reconnects whenever it is closed. */
  async messages() {
    let socket = dial()
    await repeat(() => {
      if (socket.readyState >= WebSocket.CLOSING) socket = dial()
      send(socket, { type: 'time', sent: 0 })
    })
  },
  connections: () => repeat(() => void dial()),
  /** Opens `perSecond * seconds` connections, however long it takes, and sends nothing on them. */
  async idle() {
    const count = perSecond * seconds
    while (opened < count) {
      while (sockets.size < Math.min(count, opened + MAX_CONNECTING)) dial()
      await pause(TICK_MS)
    }
  },
  /** Requests the whole table again and again, and reads nothing. */
  async deaf() {
    const socket = dial()
    socket.on('open', () => socket.pause())
    await repeat(() => send(socket, { type: 'watch', table: table!, since: -1 }))
    socket.resume()
    await pause(200)
  },
}

await FLOODS[kind]()
// Waits for the last handshakes, which may take long on a busy machine.
const isDialling = () => [...sockets].some(({ readyState }) => readyState === WebSocket.CONNECTING)
for (let waited = 0; isDialling() && waited < LONGEST_ANSWER_MS; waited += TICK_MS) await pause(TICK_MS)
await pause(500)
const result: FloodResult = { opened, sent, closes, open: sockets.size }
process.stdout.write(`${JSON.stringify(result)}\n`)
process.stdin.on('end', () => process.exit()).resume()

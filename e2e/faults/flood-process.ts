// Floods a server from a process of its own, for a limited time, so that honest clients are not slowed down by it.
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { ClientMessage } from '#protocol/client-messages.ts'
import { PROTOCOL_VERSION } from '#protocol/version.ts'
import type { FloodOptions, FloodResult } from './flood.ts'

const { kind, port, token, perSecond, seconds, table, addresses }: FloodOptions = JSON.parse(process.argv[2]!)
const TICK_MS = 20
const MAX_CONNECTING = 200
const LONGEST_ANSWER_MS = 15_000

let dialled = 0
let opened = 0
let sent = 0
const closes: Record<string, number> = {}
const sockets = new Set<WebSocket>()

function dial(): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket?protocol=${PROTOCOL_VERSION}`, {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
    ...(addresses && { localAddress: `127.0.1.${1 + (dialled++ % addresses)}` }),
  })
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

/** Does something so many times a second, for so long. */
async function repeat(work: () => void): Promise<void> {
  const begun = performance.now()
  let done = 0
  for (let ms = 0; ms < seconds * 1_000; ms = performance.now() - begun) {
    for (; done < (ms * perSecond) / 1_000; done++) work()
    await pause(TICK_MS)
  }
}

const FLOODS: Readonly<Record<FloodOptions['kind'], () => Promise<void>>> = {
  /** Comes back whenever it is closed. */
  async messages() {
    let socket = dial()
    await repeat(() => {
      if (socket.readyState >= WebSocket.CLOSING) socket = dial()
      send(socket, { type: 'time', sent: 0 })
    })
  },
  connections: () => repeat(() => void dial()),
  /** As many as the others would be in all, however long it takes until they are let in, and who then say nothing. */
  async idle() {
    const count = perSecond * seconds
    while (opened < count) {
      while (sockets.size < Math.min(count, opened + MAX_CONNECTING)) dial()
      await pause(TICK_MS)
    }
  },
  /** Asks again and again for all of a table, and reads none of it. */
  async deaf() {
    const socket = dial()
    socket.on('open', () => socket.pause())
    await repeat(() => send(socket, { type: 'watch', table: table!, since: -1 }))
    socket.resume()
    await pause(200)
  },
}

await FLOODS[kind]()
// Whatever was dialled last is still answered, at once or when the machine has time for it.
const dialling = () => [...sockets].some(({ readyState }) => readyState === WebSocket.CONNECTING)
for (let waited = 0; dialling() && waited < LONGEST_ANSWER_MS; waited += TICK_MS) await pause(TICK_MS)
await pause(500)
const flooded: FloodResult = { opened, sent, closes, open: sockets.size }
process.stdout.write(`${JSON.stringify(flooded)}\n`)
process.stdin.on('end', () => process.exit()).resume()

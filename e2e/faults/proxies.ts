import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import type { FaultProfile } from '#testing/simulation/fault-profile.ts'
import type { SeededRandom } from '#testing/simulation/seeded-random.ts'
import { onCleanup } from './cleanup.ts'

/** A line between clients and server that can fall silent without anybody being told. */
export interface SilenceableProxy {
  readonly port: number
  silence(): void
  /** How many connections the server's side still holds. */
  open(): number
}

export async function openSilenceableProxy(target: number): Promise<SilenceableProxy> {
  let isSilent = false
  const sockets = new Set<Socket>()
  const listener = createServer({ allowHalfOpen: true }, client => {
    const server = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('data', data => isSilent || to.write(data))
      from.on('close', () => {
        sockets.delete(from)
        if (!isSilent) to.destroy()
      })
    }
  })
  const port = await startListening(listener)
  onCleanup(() => {
    for (const socket of sockets) socket.destroy()
    listener.close()
  })
  return {
    port,
    silence() {
      isSilent = true
    },
    open: () => sockets.size,
  }
}

/** A proxy that delays, mixes up, doubles and loses whole messages and cuts connections, all from one seed. */
export async function openFaultyProxy(
  target: number,
  luck: SeededRandom,
  weather: () => FaultProfile,
): Promise<{ port: number }> {
  const front = createHttpServer()
  const taker = new WebSocketServer({ server: front, perMessageDeflate: false })
  taker.on('connection', (client, request) => {
    const server = new WebSocket(`ws://127.0.0.1:${target}${request.url}`, {
      headers: { authorization: request.headers.authorization ?? '' },
      perMessageDeflate: false,
    })
    const early: (() => void)[] = []
    server.on('open', () => {
      for (const send of early) send()
    })
    carry(client, server, text => {
      if (server.readyState === WebSocket.CONNECTING) early.push(() => server.send(text))
      else if (server.readyState === WebSocket.OPEN) server.send(text)
    })
    carry(server, client, text => {
      if (client.readyState === WebSocket.OPEN) client.send(text)
    })
  })

  function carry(from: WebSocket, to: WebSocket, send: (text: string) => void): void {
    let last = 0
    from.on('error', () => {})
    from.on('close', () => to.terminate())
    from.on('message', data => {
      const { lost, duplicated, reordered, disconnected, latencyMs } = weather()
      if (luck.chance(disconnected)) from.terminate()
      if (luck.chance(lost)) return
      for (let copy = luck.chance(duplicated) ? 2 : 1; copy > 0; copy--) {
        const soon = Date.now() + luck.between(0, latencyMs)
        const at = luck.chance(reordered) ? soon : Math.max(last, soon)
        last = Math.max(last, at)
        setTimeout(() => send(data.toString()), at - Date.now())
      }
    })
  }

  const port = await startListening(front)
  onCleanup(() => {
    for (const client of taker.clients) client.terminate()
    front.closeAllConnections()
    front.close()
  })
  return { port }
}

async function startListening(listener: Server): Promise<number> {
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return (listener.address() as { port: number }).port
}

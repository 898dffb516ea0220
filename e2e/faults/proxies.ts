import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import type { FaultProfile } from '#testing/simulation/fault-profile.ts'
import type { SeededRandom } from '#testing/simulation/seeded-random.ts'
import { onCleanup } from '#testing/wire/cleanup.ts'

/** A proxy that can stop forwarding without closing any connection. */
export interface SilenceableProxy {
  readonly port: number
  silence(): void
  /** How many sockets of the proxy are still open. */
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

/** A proxy that delays, reorders, duplicates and drops messages and cuts connections, all from one seed. */
export async function openFaultyProxy(
  target: number,
  random: SeededRandom,
  faults: () => FaultProfile,
): Promise<{ port: number }> {
  const httpServer = createHttpServer()
  const webSocketServer = new WebSocketServer({ server: httpServer, perMessageDeflate: false })
  webSocketServer.on('connection', (client, request) => {
    const server = new WebSocket(`ws://127.0.0.1:${target}${request.url}`, {
      headers: { authorization: request.headers.authorization ?? '' },
      perMessageDeflate: false,
    })
    const queued: (() => void)[] = []
    server.on('open', () => {
      for (const send of queued) send()
    })
    forward(client, server, text => {
      if (server.readyState === WebSocket.CONNECTING) queued.push(() => server.send(text))
      else if (server.readyState === WebSocket.OPEN) server.send(text)
    })
    forward(server, client, text => {
      if (client.readyState === WebSocket.OPEN) client.send(text)
    })
  })

  function forward(from: WebSocket, to: WebSocket, send: (text: string) => void): void {
    let last = 0
    from.on('error', () => {})
    from.on('close', () => to.terminate())
    from.on('message', data => {
      const { lost, duplicated, reordered, disconnected, latencyMs } = faults()
      if (random.chance(disconnected)) from.terminate()
      if (random.chance(lost)) return
      for (let copy = random.chance(duplicated) ? 2 : 1; copy > 0; copy--) {
        const soon = Date.now() + random.between(0, latencyMs)
        const at = random.chance(reordered) ? soon : Math.max(last, soon)
        last = Math.max(last, at)
        setTimeout(() => send(data.toString()), at - Date.now())
      }
    })
  }

  const port = await startListening(httpServer)
  onCleanup(() => {
    for (const client of webSocketServer.clients) client.terminate()
    httpServer.closeAllConnections()
    httpServer.close()
  })
  return { port }
}

async function startListening(listener: Server): Promise<number> {
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return (listener.address() as { port: number }).port
}

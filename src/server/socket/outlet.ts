import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import { CLOSE } from '#session/remote/wire.ts'
import type { Outlet } from './connection.ts'
import { gatherWrites } from './gather.ts'

const gather = gatherWrites()

/** The way back over a socket, and the stream under it. */
export class SocketOutlet implements Outlet {
  readonly #socket: WebSocket
  readonly #stream: Duplex

  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket
    this.#stream = stream
  }

  send(text: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return
    gather(this.#stream)
    this.#socket.send(text)
  }

  buffered(): number {
    return this.#socket.bufferedAmount
  }

  close(reason: 'flood' | 'slow'): void {
    this.#socket.close(CLOSE[reason], reason)
    this.#stream.uncork()
    // One that does not read does not hear that it is closed, either.
    this.#socket.terminate()
  }
}

import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import { CLOSE } from '#session/remote/wire.ts'
import type { Outlet } from './connection.ts'
import { textFrame } from './frame.ts'

/** Those who are to be sent something once all that follows from one event is done. */
let waiting: SocketOutlet[] = []

/**
 * The way back over a socket, and the stream under it. What is sent while one event is dealt with leaves in one
 * packet: a player's news and answer.
 */
export class SocketOutlet implements Outlet {
  readonly #socket: WebSocket
  readonly #stream: Duplex
  #unsent = ''

  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket
    this.#stream = stream
  }

  send(text: string): void {
    if (this.#unsent === '') {
      if (waiting.length === 0) process.nextTick(flushAll)
      waiting.push(this)
    }
    this.#unsent += textFrame(text)
  }

  buffered(): number {
    return this.#stream.writableLength + this.#unsent.length
  }

  flush(): void {
    const frames = this.#unsent
    this.#unsent = ''
    if (frames !== '' && this.#socket.readyState === WebSocket.OPEN) this.#stream.write(frames, 'latin1')
  }

  /** Says goodbye, after all that was sent. */
  sayGoodbye(code: number, reason: string): void {
    this.flush()
    this.#socket.close(code, reason)
  }

  close(reason: 'flood' | 'slow'): void {
    this.sayGoodbye(CLOSE[reason], reason)
    // One that does not read does not hear that it is closed, either.
    this.#socket.terminate()
  }
}

function flushAll(): void {
  const outlets = waiting
  waiting = []
  for (const outlet of outlets) outlet.flush()
}

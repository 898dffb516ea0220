import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import { CLOSE } from '#session/remote/wire.ts'
import type { Outlet, Writing } from './connection.ts'
import { textFrame } from './frame.ts'
import { lingerer } from './linger.ts'

/** Those who are to be sent something once all that follows from one event is done. */
let waiting: SocketOutlet[] = []

/** To so many at once the house is busy: a packet costs as much as the rest of a move. */
const MANY = 64

const lingering = lingerer<SocketOutlet>((outlet, ticket) => outlet.endLinger(ticket))

/**
 * The way back over a socket, and the stream under it. What is sent while one event is dealt with leaves in one
 * packet: a player's news and answer. In a busy house what can wait does so, for a moment or for what cannot.
 */
export class SocketOutlet implements Outlet {
  readonly #socket: WebSocket
  readonly #stream: Duplex
  #unsent = ''
  /** What can wait; many never have any. */
  #later: Writing[] | undefined
  #isWaiting = false
  /** Where it lingers until something goes that cannot wait. */
  #ticket: number | undefined

  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket
    this.#stream = stream
  }

  send(text: string): void {
    this.#wait()
    this.#unsent += textFrame(text)
  }

  sendLater(write: Writing): void {
    this.#wait()
    this.#later ??= []
    this.#later.push(write)
  }

  buffered(): number {
    return this.#stream.writableLength + this.#unsent.length
  }

  /** All that follows from one event is done. */
  settle(isBusy: boolean): void {
    this.#isWaiting = false
    if (isBusy && this.#unsent === '') this.#ticket ??= lingering.add(this)
    else this.flush()
  }

  endLinger(ticket: number): void {
    if (ticket === this.#ticket) this.flush()
  }

  flush(): void {
    this.#ticket = undefined
    if (this.#later) this.#writeLate(this.#later)
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

  #wait(): void {
    if (this.#isWaiting) return
    if (waiting.length === 0) process.nextTick(settleAll)
    waiting.push(this)
    this.#isWaiting = true
  }

  #writeLate(late: readonly Writing[]): void {
    this.#later = undefined
    for (const write of late) {
      const text = write()
      if (text !== undefined) this.#unsent += textFrame(text)
    }
  }
}

function settleAll(): void {
  const outlets = waiting
  waiting = []
  const isBusy = outlets.length >= MANY
  for (const outlet of outlets) outlet.settle(isBusy)
}

import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import { CLOSE } from '#session/remote/wire.ts'
import { type Outlet, type Writing, written } from './connection.ts'
import { textFrame } from './frame.ts'
import { lingerer } from './linger.ts'

/** Those who are to be sent something once all that follows from one event is done. */
let waiting: SocketOutlet[] = []

/** To so many at once the house is busy: a packet costs as much as the rest of a move. */
const MANY = 64

/** What a client may leave unread before it is let go; ten thousand moves. */
const MOST_UNREAD = 1_000_000

const lingering = lingerer<SocketOutlet>((outlet, ticket) => outlet.endLinger(ticket))

/**
 * The way back over a socket, and the stream under it. What is sent while one event is dealt with leaves in one
 * packet: a player's news and answer. In a busy house what can wait does so, for a moment or for what cannot. Whoever
 * reads nothing of it is let go.
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

  sendLater(text: Writing): void {
    this.#wait()
    this.#later ??= []
    this.#later.push(text)
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
    if (frames === '' || this.#socket.readyState !== WebSocket.OPEN) return
    if (this.#stream.writableLength > MOST_UNREAD) this.close('slow')
    else this.#stream.write(frames, 'latin1')
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
    for (const one of late) {
      const text = written(one)
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

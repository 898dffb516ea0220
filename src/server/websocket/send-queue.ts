import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import { CLOSE_CODES } from '#session/remote/transport.ts'
import { type OutgoingText, resolveText, type SendQueue } from './client-connection.ts'
import { openFlushTimer } from './flush-timer.ts'
import { textFrame } from './text-frame.ts'

/** Those who are to be sent something once all that follows from one event is done. */
let pendingQueues: SocketSendQueue[] = []

/** To so many at once the house is busy: a packet costs as much as the rest of a move. */
const BUSY_QUEUE_COUNT = 64

/** What a client may leave unread before it is let go; ten thousand moves. */
const MAX_UNREAD_BYTES = 1_000_000

const flushTimer = openFlushTimer<SocketSendQueue>((outlet, ticket) => outlet.endDelay(ticket))

/**
 * The way back over a socket, and the stream under it. What is sent while one event is dealt with leaves in one
 * packet: a player's news and answer. In a busy house what can wait does so, for a moment or for what cannot. Whoever
 * reads nothing of it is let go.
 */
export class SocketSendQueue implements SendQueue {
  readonly #socket: WebSocket
  readonly #stream: Duplex
  #unsent = ''
  /** What can wait; many never have any. */
  #deferred: OutgoingText[] | undefined
  #isQueued = false
  /** Where it lingers until something goes that cannot wait. */
  #ticket: number | undefined

  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket
    this.#stream = stream
  }

  send(text: string): void {
    this.#enqueue()
    this.#unsent += textFrame(text)
  }

  sendLater(text: OutgoingText): void {
    this.#enqueue()
    this.#deferred ??= []
    this.#deferred.push(text)
  }

  /** All that follows from one event is done. */
  endOfTick(isBusy: boolean): void {
    this.#isQueued = false
    if (isBusy && this.#unsent === '') this.#ticket ??= flushTimer.add(this)
    else this.flush()
  }

  endDelay(ticket: number): void {
    if (ticket === this.#ticket) this.flush()
  }

  flush(): void {
    this.#ticket = undefined
    if (this.#deferred) this.#writeDeferred(this.#deferred)
    const frames = this.#unsent
    this.#unsent = ''
    if (frames === '' || this.#socket.readyState !== WebSocket.OPEN) return
    if (this.#stream.writableLength > MAX_UNREAD_BYTES) this.close('slow')
    else this.#stream.write(frames, 'latin1')
  }

  /** Says goodbye, after all that was sent. */
  flushAndClose(code: number, reason: string): void {
    this.flush()
    this.#socket.close(code, reason)
  }

  close(reason: 'flood' | 'slow'): void {
    this.flushAndClose(CLOSE_CODES[reason], reason)
    // One that does not read does not hear that it is closed, either.
    this.#socket.terminate()
  }

  #enqueue(): void {
    if (this.#isQueued) return
    if (pendingQueues.length === 0) process.nextTick(endTick)
    pendingQueues.push(this)
    this.#isQueued = true
  }

  #writeDeferred(late: readonly OutgoingText[]): void {
    this.#deferred = undefined
    for (const one of late) {
      const text = resolveText(one)
      if (text !== undefined) this.#unsent += textFrame(text)
    }
  }
}

function endTick(): void {
  const outlets = pendingQueues
  pendingQueues = []
  const isBusy = outlets.length >= BUSY_QUEUE_COUNT
  for (const outlet of outlets) outlet.endOfTick(isBusy)
}

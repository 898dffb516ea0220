import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import { CLOSE_CODES } from '#protocol/close-codes.ts'
import { type OutgoingText, resolveText, type SendQueue } from './client-connection.ts'
import { openFlushTimer } from './flush-timer.ts'
import { textFrame } from './text-frame.ts'

/** The queues to flush at the end of the current tick. */
let pendingQueues: SocketSendQueue[] = []

/** From this many queues a tick the server is under load: sending a packet costs as much as the rest of a move. */
const BUSY_QUEUE_COUNT = 64

/** How much a client may leave unread before it is disconnected; about ten thousand moves. */
const MAX_UNREAD_BYTES = 1_000_000

const flushTimer = openFlushTimer<SocketSendQueue>((queue, ticket) => queue.endDelay(ticket))

/**
 * Writes frames to the stream under a socket. Texts sent in the same tick leave in one packet, such as a player's update
 * and answer. Under load delayable texts wait for the next urgent one or for the flush timer. A client that does not
 * read is disconnected.
 */
export class SocketSendQueue implements SendQueue {
  readonly #socket: WebSocket
  readonly #stream: Duplex
  #unsent = ''
  /** Delayable texts. Undefined for the many clients that never have any. */
  #deferred: OutgoingText[] | undefined
  #isQueued = false
  /** Identifies the current wait at the flush timer, if there is one. */
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

  /** Called at the end of the tick in which something was queued. */
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

  flushAndClose(code: number, reason: string): void {
    this.flush()
    this.#socket.close(code, reason)
  }

  close(reason: 'flood' | 'slow'): void {
    this.flushAndClose(CLOSE_CODES[reason], reason)
    // A client that does not read never answers the close frame.
    this.#socket.terminate()
  }

  #enqueue(): void {
    if (this.#isQueued) return
    if (pendingQueues.length === 0) process.nextTick(endTick)
    pendingQueues.push(this)
    this.#isQueued = true
  }

  #writeDeferred(deferred: readonly OutgoingText[]): void {
    this.#deferred = undefined
    for (const outgoing of deferred) {
      const text = resolveText(outgoing)
      if (text !== undefined) this.#unsent += textFrame(text)
    }
  }
}

function endTick(): void {
  const queues = pendingQueues
  pendingQueues = []
  const isBusy = queues.length >= BUSY_QUEUE_COUNT
  for (const queue of queues) queue.endOfTick(isBusy)
}

import type { Clock } from '#kernel/clock.ts'
import { parseJson } from '#kernel/json.ts'
import type { Rejection, Result } from '#kernel/result.ts'
import type { ClientMessage, TableCommand } from '#protocol/client-messages.ts'
import type { LobbyTable, PlayerInfo, ServerMessage } from '#protocol/server-messages.ts'
import { createListeners } from '../listeners.ts'
import { type ClockOffset, initialOffset, updateOffset } from './clock-offset.ts'
import { createPendingCommands, type PendingCommands } from './pending-commands.ts'
import { createSubscriptions, type Subscriber, type Subscriptions } from './subscriptions.ts'
import type { OpenTransport, Transport } from './transport.ts'

/** One player's connection to a server. It reconnects by itself and loses no command on the way. */
export interface ServerConnection {
  state(): ConnectionState
  subscribe(listener: () => void): () => void
  /** Subscribes to a table by its id or code; after each reconnect the subscriber's last seq is sent to get missed updates. */
  subscribeTable(table: string, subscriber: Subscriber): () => void
  /** Asks for missed updates of a subscribed table. */
  catchUp(table: string): void
  /** Sends a command until it is answered; the server executes it once, however often the connection is lost. */
  command(table: string, command: TableCommand): Promise<Result<number>>
  subscribeLobby(listener: (tables: readonly LobbyTable[]) => void): () => void
  /** Converts a time of the server to this device's clock. */
  toLocalTime(serverTime: number): number
  /** To be called when the network is back or the device has woken. Reconnects at once, or probes an open connection. */
  retry(): void
  /** To be called when the device reports that it has no network: the connection counts as lost at once. */
  networkLost(): void
  close(): void
}

export type ConnectionState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly player: PlayerInfo }
  | { readonly kind: 'lost'; readonly since: number; readonly retryAt: number }
  /** The server refuses this client for good. */
  | { readonly kind: 'refused'; readonly rejection: Rejection }

export interface ServerConnectionOptions {
  readonly openTransport: OpenTransport
  readonly clock: Clock
  newId(): string
  /** A number from 0 to 1. */
  random(): number
}

/** After this much silence the client asks the server for a reply; without one the connection counts as lost. */
const HEARTBEAT_MS = 2_000
const REPLY_TIMEOUT_MS = 4_000
/** A server that answers too late gets more time after each lost connection, or the clients would keep it busy for ever. */
const MAX_REPLY_TIMEOUT_MS = 16_000
/** When a device wakes, its connection is probably dead, and someone is waiting. */
const WAKE_TIMEOUT_MS = 3_000
/** The last part of a timeout, which begins only when the device is not too busy to read what has arrived. */
const SPARE_MS = 500
const CONNECT_TIMEOUT_MS = 8_000
/** After this long without an update the client asks for those that may have been lost on the way. */
const CATCH_UP_MS = 10_000
/** An answer that takes longer counts as lost, and the command is sent again. */
const ANSWER_TIMEOUT_MS = 4_000

export function openServerConnection(options: ServerConnectionOptions): ServerConnection {
  return new ReconnectingConnection(options)
}

// Public members are arrow functions: callers pass them on as callbacks.
class ReconnectingConnection implements ServerConnection {
  readonly #openTransport: OpenTransport
  readonly #clock: Clock
  readonly #random: () => number
  readonly #listeners = createListeners()
  readonly #lobbyListeners = new Set<(tables: readonly LobbyTable[]) => void>()
  readonly #subscriptions: Subscriptions
  readonly #pendingCommands: PendingCommands
  #state: ConnectionState = { kind: 'opening' }
  #transport: Transport | undefined
  #attempt = 0
  #offset: ClockOffset = initialOffset(0, 0)
  #lastMessageAt = 0
  #caughtUpAt = 0
  #replyTimeoutMs = REPLY_TIMEOUT_MS
  #stopTimer = () => {}

  constructor({ openTransport, clock, newId, random }: ServerConnectionOptions) {
    this.#openTransport = openTransport
    this.#clock = clock
    this.#random = random
    const sendMessage = (message: ClientMessage) => this.#send(message)
    this.#subscriptions = createSubscriptions(sendMessage)
    this.#pendingCommands = createPendingCommands({
      clock,
      newId,
      sendMessage,
      answerTimeoutMs: ANSWER_TIMEOUT_MS,
    })
    this.#connect()
  }

  readonly state = (): ConnectionState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener)

  readonly subscribeTable = (table: string, subscriber: Subscriber): (() => void) =>
    this.#subscriptions.add(table, subscriber)

  readonly catchUp = (table: string): void => this.#subscriptions.catchUp(table)

  readonly command = (table: string, command: TableCommand): Promise<Result<number>> => {
    const state = this.#state
    if (state.kind === 'refused') return Promise.resolve({ ok: false, rejection: state.rejection })
    return this.#pendingCommands.send(table, command)
  }

  readonly subscribeLobby = (listener: (tables: readonly LobbyTable[]) => void): (() => void) => {
    this.#lobbyListeners.add(listener)
    this.#send({ type: 'lobby', on: true })
    return () => {
      this.#lobbyListeners.delete(listener)
      if (this.#lobbyListeners.size === 0) this.#send({ type: 'lobby', on: false })
    }
  }

  readonly toLocalTime = (serverTime: number): number => serverTime - this.#offset.ms

  readonly retry = (): void => {
    if (this.#state.kind === 'open') this.#probe(WAKE_TIMEOUT_MS)
    if (this.#state.kind !== 'lost' || this.#transport) return
    this.#attempt = 0
    this.#connect()
  }

  readonly networkLost = (): void => {
    if (this.#transport) this.#drop(this.#transport)
  }

  readonly close = (): void => {
    this.#stopTimer()
    const closing = this.#transport
    this.#transport = undefined
    closing?.close()
    this.#listeners.clear()
  }

  #setState(next: ConnectionState): void {
    this.#state = next
    this.#listeners.notify()
  }

  #send(message: ClientMessage): void {
    if (this.#state.kind === 'open') this.#transport?.send(JSON.stringify(message))
  }

  #connect(): void {
    this.#stopTimer()
    this.#lastMessageAt = this.#clock.now()
    const transport: Transport = this.#openTransport({
      onMessage: text => {
        if (this.#transport === transport) this.#receive(text)
      },
      onClose: refusal => {
        if (this.#transport === transport) this.#onLost(refusal)
      },
    })
    this.#transport = transport
    this.#stopTimer = this.#clock.after(CONNECT_TIMEOUT_MS, () => this.#drop(transport))
  }

  #drop(dead: Transport): void {
    if (this.#transport !== dead) return
    this.#onLost()
    dead.close()
  }

  #onLost(refusal?: Rejection): void {
    this.#transport = undefined
    this.#stopTimer()
    if (refusal) {
      this.#pendingCommands.rejectAll(refusal)
      this.#setState({ kind: 'refused', rejection: refusal })
      return
    }
    const since = this.#state.kind === 'lost' ? this.#state.since : this.#clock.now()
    const wait = backoffMs(this.#attempt++, this.#random())
    this.#stopTimer = this.#clock.after(wait, () => this.#connect())
    this.#setState({ kind: 'lost', since, retryAt: this.#clock.now() + wait })
  }

  #receive(text: string): void {
    this.#lastMessageAt = this.#clock.now()
    // A text that is not JSON comes from something in between, such as a proxy, and not from the server.
    const message = parseJson(text) as ServerMessage | undefined
    if (!message) return
    switch (message.type) {
      case 'hello':
        this.#onHello(message)
        return
      case 'news':
        this.#caughtUpAt = this.#lastMessageAt
        this.#subscriptions.handleUpdate(message)
        return
      case 'answer': {
        const table = this.#pendingCommands.handleAnswer(message)
        if (table !== undefined) this.#subscriptions.catchUpTo(table, message.seq)
        return
      }
      case 'lobby':
        for (const listener of this.#lobbyListeners) listener(message.tables)
        return
      case 'time': {
        const { sent, now: serverNow } = message
        if (this.#clock.now() - sent < HEARTBEAT_MS) this.#replyTimeoutMs = REPLY_TIMEOUT_MS
        this.#offset = updateOffset(this.#offset, { sent, serverNow, now: this.#clock.now() })
        return
      }
      case 'refused':
        this.#subscriptions.handleRefusal(message.rejection)
    }
  }

  #onHello({ now, player }: Extract<ServerMessage, { type: 'hello' }>): void {
    this.#attempt = 0
    this.#offset = initialOffset(now, this.#clock.now())
    this.#setState({ kind: 'open', player })
    this.#send({ type: 'time', sent: this.#clock.now() })
    if (this.#lobbyListeners.size > 0) this.#send({ type: 'lobby', on: true })
    this.#subscriptions.resubscribeAll()
    this.#caughtUpAt = this.#clock.now()
    this.#pendingCommands.resendAll()
    this.#heartbeat()
  }

  /** A connection may die unnoticed, while a device sleeps for example, so the server must answer soon. */
  #probe(timeoutMs: number): void {
    const probed = this.#transport
    const since = this.#clock.now()
    this.#send({ type: 'time', sent: since })
    const isSilent = () => probed && this.#transport === probed && this.#lastMessageAt < since
    const dropIfSilent = () => {
      if (!isSilent()) return
      this.#replyTimeoutMs = Math.min(MAX_REPLY_TIMEOUT_MS, this.#replyTimeoutMs * 2)
      this.#drop(probed!)
    }
    // A device that was busy runs its timers before it reads the replies that came meanwhile.
    this.#clock.after(timeoutMs - SPARE_MS, () => {
      if (isSilent()) this.#clock.after(SPARE_MS, dropIfSilent)
    })
  }

  /** Asks a silent server for a reply, and requests again whatever has not arrived. */
  #heartbeat(): void {
    this.#stopTimer()
    this.#stopTimer = this.#clock.after(HEARTBEAT_MS, () => {
      const now = this.#clock.now()
      if (now - this.#lastMessageAt >= HEARTBEAT_MS) this.#probe(this.#replyTimeoutMs)
      if (now - this.#caughtUpAt >= CATCH_UP_MS) {
        this.#caughtUpAt = now
        this.#subscriptions.catchUpAll()
      }
      this.#subscriptions.retryPending()
      this.#pendingCommands.resendOverdue()
      this.#heartbeat()
    })
  }
}

const INITIAL_DELAY_MS = 250
/** Short enough that all clients are back within three seconds after a server restart. */
const MAX_DELAY_MS = 2_000

/** The delay before the next attempt. It grows with each attempt and is jittered, so that clients do not all return at once. */
export function backoffMs(attempt: number, random: number): number {
  const ceiling = Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** Math.min(attempt, 10))
  return ceiling / 2 + (ceiling / 2) * random
}

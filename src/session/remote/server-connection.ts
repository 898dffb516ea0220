import type { Clock } from '#kernel/clock.ts'
import { parseJson } from '#kernel/json.ts'
import type { Rejection, Result } from '#kernel/result.ts'
import type { ClientMessage, TableCommand } from '#protocol/client-messages.ts'
import type { LobbyTable, PlayerInfo, ServerMessage } from '#protocol/server-messages.ts'
import { createListeners } from '../listeners.ts'
import { backoffMs } from './backoff.ts'
import { type ClockOffset, initialOffset, updateOffset } from './clock-offset.ts'
import { createPendingCommands } from './pending-commands.ts'
import { createSubscriptions, type Subscriber } from './subscriptions.ts'
import type { OpenTransport, Transport } from './transport.ts'

/** One player's connection to a house. It comes back by itself and loses no command on the way. */
export interface ServerConnection {
  state(): ConnectionState
  subscribe(listener: () => void): () => void
  /** Follows a table by its id or code; `since` tells what is known of it whenever the link comes back. */
  subscribeTable(table: string, watcher: Subscriber): () => void
  /** Asks for what was missed at a table that is watched. */
  catchUp(table: string): void
  /** Sends a command until it is answered, once, however often the connection is lost meanwhile. */
  command(table: string, command: TableCommand): Promise<Result<number>>
  subscribeLobby(listener: (tables: readonly LobbyTable[]) => void): () => void
  /** An instant of the server's, by this device's clock. */
  toLocalTime(serverInstant: number): number
  /** The network is said to be back, or the device has woken: tries at once, and asks a quiet connection for a sign. */
  retry(): void
  close(): void
}

export type ConnectionState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly player: PlayerInfo }
  | { readonly kind: 'lost'; readonly since: number; readonly retryAt: number }
  /** The house does not want this client; a sentence says why. */
  | { readonly kind: 'refused'; readonly rejection: Rejection }

export interface ServerConnectionOptions {
  readonly openTransport: OpenTransport
  readonly clock: Clock
  newId(): string
  /** From 0 to 1. */
  random(): number
}

/** Silence for longer than this is asked about, and then taken for a broken connection. */
const HEARTBEAT_MS = 10_000
const CONNECT_TIMEOUT_MS = 8_000
const PROBE_TIMEOUT_MS = 3_000
/** An answer that takes longer was lost on the way; the command is sent again. */
const ANSWER_TIMEOUT_MS = 4_000

export function openServerConnection({
  openTransport,
  clock,
  newId,
  random,
}: ServerConnectionOptions): ServerConnection {
  const listeners = createListeners()
  const lobbyListeners = new Set<(tables: readonly LobbyTable[]) => void>()
  const watched = createSubscriptions(sendMessage)
  const errands = createPendingCommands({ clock, newId, sendMessage, answerTimeoutMs: ANSWER_TIMEOUT_MS })
  let state: ConnectionState = { kind: 'opening' }
  let wire: Transport | undefined
  let attempt = 0
  let offset: ClockOffset = initialOffset(0, 0)
  let heardAt = 0
  let stopTimer = () => {}

  function become(next: ConnectionState): void {
    state = next
    listeners.notify()
  }

  function sendMessage(message: ClientMessage): void {
    if (state.kind === 'open') wire?.send(JSON.stringify(message))
  }

  function connect(): void {
    stopTimer()
    heardAt = clock.now()
    const opened: Transport = openTransport({
      onMessage(text) {
        if (wire === opened) hear(text)
      },
      onClose(refusal) {
        if (wire === opened) lose(refusal)
      },
    })
    wire = opened
    stopTimer = clock.after(CONNECT_TIMEOUT_MS, () => drop(opened))
  }

  function drop(dead: Transport): void {
    if (wire !== dead) return
    lose()
    dead.close()
  }

  function lose(refusal?: Rejection): void {
    wire = undefined
    stopTimer()
    if (refusal) {
      errands.rejectAll(refusal)
      become({ kind: 'refused', rejection: refusal })
      return
    }
    const since = state.kind === 'lost' ? state.since : clock.now()
    const wait = backoffMs(attempt++, random())
    stopTimer = clock.after(wait, connect)
    become({ kind: 'lost', since, retryAt: clock.now() + wait })
  }

  function hear(text: string): void {
    heardAt = clock.now()
    // What is no JSON was not said by a house, but by something in between.
    const message = parseJson(text) as ServerMessage | undefined
    if (!message) return
    switch (message.type) {
      case 'hello':
        greet(message)
        return
      case 'news':
        watched.handleUpdate(message)
        return
      case 'answer': {
        const table = errands.handleAnswer(message)
        if (table !== undefined) watched.catchUpTo(table, message.seq)
        return
      }
      case 'lobby':
        for (const listener of lobbyListeners) listener(message.tables)
        return
      case 'time':
        offset = updateOffset(offset, { sent: message.sent, serverNow: message.now, now: clock.now() })
        return
      case 'refused':
        watched.handleRefusal(message.rejection)
    }
  }

  function greet({ now, player }: Extract<ServerMessage, { type: 'hello' }>): void {
    attempt = 0
    offset = initialOffset(now, clock.now())
    become({ kind: 'open', player })
    sendMessage({ type: 'time', sent: clock.now() })
    if (lobbyListeners.size > 0) sendMessage({ type: 'lobby', on: true })
    watched.resubscribeAll()
    errands.resendAll()
    beat()
  }

  /** A device that slept may hold a connection that died meanwhile; it has to answer soon. */
  function probe(): void {
    const probed = wire
    const since = clock.now()
    sendMessage({ type: 'time', sent: since })
    clock.after(PROBE_TIMEOUT_MS, () => {
      if (probed && wire === probed && heardAt < since) drop(probed)
    })
  }

  /** Asks for a sign of life, and sends again what was not answered. */
  function beat(): void {
    stopTimer()
    stopTimer = clock.after(ANSWER_TIMEOUT_MS, () => {
      const now = clock.now()
      if (wire && now - heardAt >= HEARTBEAT_MS + CONNECT_TIMEOUT_MS) {
        drop(wire)
        return
      }
      if (now - heardAt >= HEARTBEAT_MS) {
        sendMessage({ type: 'time', sent: now })
        watched.catchUpAll()
      }
      watched.retryPending()
      errands.resendOverdue()
      beat()
    })
  }

  connect()

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    subscribeTable: watched.add,
    catchUp: watched.catchUp,
    command(table, command) {
      if (state.kind === 'refused') return Promise.resolve({ ok: false, rejection: state.rejection })
      return errands.send(table, command)
    },
    subscribeLobby(listener) {
      lobbyListeners.add(listener)
      sendMessage({ type: 'lobby', on: true })
      return () => {
        lobbyListeners.delete(listener)
        if (lobbyListeners.size === 0) sendMessage({ type: 'lobby', on: false })
      }
    },
    toLocalTime: serverInstant => serverInstant - offset.ms,
    retry() {
      if (state.kind === 'open') probe()
      if (state.kind !== 'lost' || wire) return
      attempt = 0
      connect()
    },
    close() {
      stopTimer()
      const closing = wire
      wire = undefined
      closing?.close()
      listeners.clear()
    },
  }
}

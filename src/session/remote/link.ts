import { parseJson } from '#kernel/json.ts'
import type { Rejection, Result } from '#kernel/result.ts'
import type { LobbyTable, PlayerNews, ServerMessage } from '#protocol/news.ts'
import type { ClientMessage, Command } from '#protocol/orders.ts'
import type { Clock } from '../clock.ts'
import { openListeners } from '../listeners.ts'
import { backoffMs } from './backoff.ts'
import { openErrands } from './errands.ts'
import { guessedOffset, measured, type Offset } from './offset.ts'
import { openWatched, type Watcher } from './watched.ts'
import type { OpenWire, Wire } from './wire.ts'

/** One player's connection to a house. It comes back by itself and loses no command on the way. */
export interface Link {
  state(): LinkState
  subscribe(listener: () => void): () => void
  /** Follows a table by its id or code; `since` tells what is known of it whenever the link comes back. */
  watch(table: string, watcher: Watcher): () => void
  /** Asks for what was missed at a table that is watched. */
  catchUp(table: string): void
  /** Sends a command until it is answered, once, however often the connection is lost meanwhile. */
  command(table: string, command: Command): Promise<Result<number>>
  lobby(listener: (tables: readonly LobbyTable[]) => void): () => void
  /** An instant of the server's, by this device's clock. */
  local(serverInstant: number): number
  /** The network is said to be back, or the device has woken: tries at once, and asks a quiet connection for a sign. */
  retry(): void
  close(): void
}

export type LinkState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly player: PlayerNews }
  | { readonly kind: 'lost'; readonly since: number; readonly retryAt: number }
  /** The house does not want this client; a sentence says why. */
  | { readonly kind: 'refused'; readonly rejection: Rejection }

export interface LinkOptions {
  readonly openWire: OpenWire
  readonly clock: Clock
  newId(): string
  /** From 0 to 1. */
  chance(): number
}

/** Silence for longer than this is asked about, and then taken for a broken connection. */
const HEARTBEAT_MS = 10_000
const PATIENCE_MS = 8_000
const PROBE_MS = 3_000
/** An answer that takes longer was lost on the way; the command is sent again. */
const ANSWER_MS = 4_000

export function openLink({ openWire, clock, newId, chance }: LinkOptions): Link {
  const listeners = openListeners()
  const lobbyListeners = new Set<(tables: readonly LobbyTable[]) => void>()
  const watched = openWatched(say)
  const errands = openErrands({ clock, newId, say, answerMs: ANSWER_MS })
  let state: LinkState = { kind: 'opening' }
  let wire: Wire | undefined
  let attempt = 0
  let offset: Offset = guessedOffset(0, 0)
  let heardAt = 0
  let stopTimer = () => {}

  function become(next: LinkState): void {
    state = next
    listeners.tell()
  }

  function say(message: ClientMessage): void {
    if (state.kind === 'open') wire?.send(JSON.stringify(message))
  }

  function connect(): void {
    stopTimer()
    heardAt = clock.now()
    const opened: Wire = openWire({
      heard(text) {
        if (wire === opened) hear(text)
      },
      closed(refusal) {
        if (wire === opened) lose(refusal)
      },
    })
    wire = opened
    stopTimer = clock.after(PATIENCE_MS, () => drop(opened))
  }

  function drop(dead: Wire): void {
    if (wire !== dead) return
    lose()
    dead.close()
  }

  function lose(refusal?: Rejection): void {
    wire = undefined
    stopTimer()
    if (refusal) {
      errands.giveUp(refusal)
      become({ kind: 'refused', rejection: refusal })
      return
    }
    const since = state.kind === 'lost' ? state.since : clock.now()
    const wait = backoffMs(attempt++, chance())
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
        watched.told(message)
        return
      case 'answer': {
        const table = errands.answered(message)
        if (table !== undefined) watched.missNothing(table, message.seq)
        return
      }
      case 'lobby':
        for (const listener of lobbyListeners) listener(message.tables)
        return
      case 'time':
        offset = measured(offset, { sent: message.sent, serverNow: message.now, now: clock.now() })
        return
      case 'refused':
        watched.refused(message.rejection)
    }
  }

  function greet({ now, player }: Extract<ServerMessage, { type: 'hello' }>): void {
    attempt = 0
    offset = guessedOffset(now, clock.now())
    become({ kind: 'open', player })
    say({ type: 'time', sent: clock.now() })
    if (lobbyListeners.size > 0) say({ type: 'lobby', on: true })
    watched.beginAnew()
    errands.sendAll()
    beat()
  }

  /** A device that slept may hold a connection that died meanwhile; it has to answer soon. */
  function probe(): void {
    const probed = wire
    const since = clock.now()
    say({ type: 'time', sent: since })
    clock.after(PROBE_MS, () => {
      if (probed && wire === probed && heardAt < since) drop(probed)
    })
  }

  /** Asks for a sign of life, and sends again what was not answered. */
  function beat(): void {
    stopTimer()
    stopTimer = clock.after(ANSWER_MS, () => {
      const now = clock.now()
      if (wire && now - heardAt >= HEARTBEAT_MS + PATIENCE_MS) {
        drop(wire)
        return
      }
      if (now - heardAt >= HEARTBEAT_MS) {
        say({ type: 'time', sent: now })
        watched.catchUpAll()
      }
      watched.askAgain()
      errands.sendLate()
      beat()
    })
  }

  connect()

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    watch: watched.add,
    catchUp: watched.catchUp,
    command(table, command) {
      if (state.kind === 'refused') return Promise.resolve({ ok: false, rejection: state.rejection })
      return errands.send(table, command)
    },
    lobby(listener) {
      lobbyListeners.add(listener)
      say({ type: 'lobby', on: true })
      return () => {
        lobbyListeners.delete(listener)
        if (lobbyListeners.size === 0) say({ type: 'lobby', on: false })
      }
    },
    local: serverInstant => serverInstant - offset.ms,
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

import { accept, type Rejection, type Result } from '#kernel/result.ts'
import type { LobbyTable, PlayerNews, ServerMessage, TableNews } from '#protocol/news.ts'
import type { ClientMessage, Command } from '#protocol/orders.ts'
import type { Clock } from '../clock.ts'
import { backoffMs } from './backoff.ts'
import { guessedOffset, measured, type Offset } from './offset.ts'
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
  /** Does not wait for the next try: the network is said to be back. */
  retry(): void
  close(): void
}

export type LinkState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly player: PlayerNews }
  | { readonly kind: 'lost'; readonly since: number; readonly retryAt: number }
  /** The house does not want this client; a sentence says why. */
  | { readonly kind: 'refused'; readonly rejection: Rejection }

export interface Watcher {
  since(): number
  news(news: TableNews): void
  /** There is no such table. */
  missing(rejection: Rejection): void
}

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
/** An answer that takes longer was lost on the way; the command is sent again. */
const ANSWER_MS = 4_000

interface Pending {
  readonly message: Extract<ClientMessage, { type: 'command' }>
  sentAt: number
  settle(result: Result<number>): void
}

export function openLink({ openWire, clock, newId, chance }: LinkOptions): Link {
  const listeners = new Set<() => void>()
  const watchers = new Map<string, Watcher>()
  /** By id, since a table may be watched by its code and is spoken of by its id. */
  const codes = new Map<string, string>()
  const lobbyListeners = new Set<(tables: readonly LobbyTable[]) => void>()
  const pending = new Map<string, Pending>()
  /** Tables that were asked for and not told of; they are asked for again. */
  const untold = new Set<string>()
  let state: LinkState = { kind: 'opening' }
  let wire: Wire | undefined
  let attempt = 0
  let offset: Offset = guessedOffset(0, 0)
  let heardAt = 0
  let stopTimer = () => {}

  function become(next: LinkState): void {
    state = next
    for (const listener of listeners) listener()
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
      for (const one of pending.values()) one.settle({ ok: false, rejection: refusal })
      pending.clear()
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
    const message = JSON.parse(text) as ServerMessage
    switch (message.type) {
      case 'hello':
        greet(message)
        return
      case 'news': {
        if (message.about) codes.set(message.table, message.about.code)
        const table = watchedAs(message.table)
        untold.delete(table)
        watchers.get(table)?.news(message)
        return
      }
      case 'answer': {
        const one = pending.get(message.id)
        pending.delete(message.id)
        if (one) missNothing(watchedAs(one.message.table), message.seq)
        one?.settle(message.ok ? accept(message.seq) : { ok: false, rejection: message.rejection })
        return
      }
      case 'lobby':
        for (const listener of lobbyListeners) listener(message.tables)
        return
      case 'time':
        offset = measured(offset, { sent: message.sent, serverNow: message.now, now: clock.now() })
        return
      case 'refused': {
        const { code, details } = message.rejection
        if (typeof details?.table !== 'string') return
        const table = watchedAs(details.table)
        // What cannot be told now can be told later.
        if (code === 'not-kept') untold.add(table)
        else untold.delete(table)
        if (code !== 'not-kept') watchers.get(table)?.missing(message.rejection)
      }
    }
  }

  /** What is said of a table by its id may be watched by its code. */
  function watchedAs(table: string): string {
    return watchers.has(table) ? table : (codes.get(table) ?? table)
  }

  /** News comes before the answers that follow from it; where it did not, it is asked for. */
  function missNothing(table: string, seq: number): void {
    const watcher = watchers.get(table)
    if (watcher && seq > watcher.since()) catchUp(table)
  }

  function greet({ now, player }: Extract<ServerMessage, { type: 'hello' }>): void {
    attempt = 0
    offset = guessedOffset(now, clock.now())
    become({ kind: 'open', player })
    say({ type: 'time', sent: clock.now() })
    if (lobbyListeners.size > 0) say({ type: 'lobby', on: true })
    for (const table of watchers.keys()) catchUp(table)
    for (const one of pending.values()) send(one)
    beat()
  }

  function catchUp(table: string): void {
    const watcher = watchers.get(table)
    if (!watcher) return
    untold.add(table)
    say({ type: 'watch', table, since: watcher.since() })
  }

  function send(one: Pending): void {
    one.sentAt = clock.now()
    say(one.message)
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
        for (const table of watchers.keys()) catchUp(table)
      }
      for (const table of untold) catchUp(table)
      for (const one of pending.values()) if (now - one.sentAt >= ANSWER_MS) send(one)
      beat()
    })
  }

  connect()

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    watch(table, watcher) {
      watchers.set(table, watcher)
      catchUp(table)
      return () => {
        if (watchers.get(table) !== watcher) return
        watchers.delete(table)
        untold.delete(table)
        say({ type: 'unwatch', table })
      }
    },
    catchUp,
    command(table, command) {
      if (state.kind === 'refused') return Promise.resolve({ ok: false, rejection: state.rejection })
      return new Promise(settle => {
        const message = { type: 'command', table, id: newId(), command } as const
        const one: Pending = { message, sentAt: clock.now(), settle }
        pending.set(message.id, one)
        send(one)
      })
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

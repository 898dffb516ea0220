import type { Clock } from '#kernel/clock.ts'
import type { Rejection } from '#kernel/result.ts'
import { createListeners } from '#session/listeners.ts'
import type { ServerConnection } from '#session/remote/server-connection.ts'
import { type Identity, isNotRecognised } from './identity.ts'
import { browserRejection } from './rejection-text.ts'

/** The only connection of this page to the server: opened for the first component that needs it, closed after the last. */
export interface SharedConnection {
  state(): SharedConnectionState
  subscribe(listener: () => void): () => void
  /** Needs the connection until the returned function is called. */
  acquire(): () => void
  /** Tries at once instead of at the next interval, because the network may be back. */
  retry(): void
  /** The device has no network. */
  networkLost(): void
  /** Tries again on a person's request, whatever the refusal was. */
  reconnect(): void
}

export interface SharedConnectionState {
  /** Replaced by a new one when this device becomes another player. */
  readonly connection?: ServerConnection
  /** Why there is no connection, where waiting does not help. */
  readonly refusal?: Rejection
  readonly isReachable: boolean
}

export interface SharedConnectionOptions {
  readonly identity: Identity
  readonly clock: Clock
  open(): ServerConnection
}

/** A navigation keeps the connection. */
const LINGER_MS = 2_000
const RETRY_MS = 3_000

export function openSharedConnection({ identity, clock, open }: SharedConnectionOptions): SharedConnection {
  const listeners = createListeners()
  let state: SharedConnectionState = { isReachable: true }
  let holders = 0
  let isOpening = false
  let isRenewing = false
  let player: string | undefined
  let stopTimer = () => {}

  function setState(next: SharedConnectionState): void {
    state = next
    listeners.notify()
  }

  async function connect(): Promise<void> {
    if (state.connection || isOpening || holders === 0) return
    isOpening = true
    stopTimer()
    const ensured = await identity.ensure()
    isOpening = false
    if (holders === 0) return
    if (ensured.ok) return start(open())
    const isReachable = ensured.rejection.code !== 'server-unreachable'
    setState({ isReachable, refusal: ensured.rejection })
    if (!isReachable) stopTimer = clock.after(RETRY_MS, connect)
  }

  function start(connection: ServerConnection): void {
    player = identity.player()?.id
    connection.subscribe(() => state.connection === connection && update(connection))
    setState({ connection, isReachable: true })
  }

  function update(connection: ServerConnection): void {
    const now = connection.state()
    if (now.kind === 'open') {
      isRenewing = false
      player = now.player.id
      identity.setPlayer(now.player)
    }
    if (now.kind === 'refused') onRefused(now.rejection)
    else setState({ connection, isReachable: now.kind !== 'lost' })
  }

  async function onRefused(rejection: Rejection): Promise<void> {
    drop()
    setState({ isReachable: true, refusal: rejection })
    if (!isNotRecognised(rejection)) return
    // A new guest is not recognised either: the browser does not keep the cookie, and more guests would not help.
    if (isRenewing) return setState({ isReachable: true, refusal: browserRejection('cookie-refused') })
    isRenewing = true
    await identity.renew()
    connect()
  }

  function drop(): void {
    stopTimer()
    state.connection?.close()
    setState({ isReachable: true })
  }

  // Signed in as another player, or out, here or in another tab.
  identity.subscribe(() => {
    if (!state.connection || identity.player()?.id === player) return
    drop()
    connect()
  })

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    acquire() {
      holders++
      connect()
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        holders--
        if (holders > 0) return
        stopTimer()
        stopTimer = clock.after(LINGER_MS, () => holders === 0 && drop())
      }
    },
    retry() {
      if (state.connection) state.connection.retry()
      else if (!state.isReachable) connect()
    },
    networkLost: () => state.connection?.networkLost(),
    reconnect() {
      isRenewing = false
      connect()
    },
  }
}

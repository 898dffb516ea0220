import type { Clock } from '#kernel/clock.ts'
import type { PlayerInfo, ServerMessage } from '#protocol/server-messages.ts'
import type { ClientConnection } from '#server/websocket/client-connection.ts'
import type { OpenTransport, Transport, TransportHandlers } from '#session/remote/transport.ts'
import type { ClientLog } from '../invariants/client-log.ts'
import type { Cluster } from './cluster.ts'
import type { CrashableServer } from './crashable-server.ts'
import { type FaultProfile, NO_FAULTS } from './fault-profile.ts'
import type { SeededRandom } from './seeded-random.ts'

export interface NetworkOptions {
  readonly clock: Clock
  readonly random: SeededRandom
  readonly cluster: Cluster
  faults(): FaultProfile
  log(event: string): void
}

export interface Network {
  /** By player and table: when the server received something on a connection subscribed to the table. */
  readonly heardAt: ReadonlyMap<string, readonly number[]>
  transportFor(player: PlayerInfo, clientLog: ClientLog): OpenTransport
  /** The server's machine is gone, and its sockets with it. */
  disconnectAll(server: CrashableServer): void
}

/** The server pings after this silence, and gives up after the timeout. */
const PING_MS = 10_000
const TIMEOUT_MS = 8_000
const HEARTBEAT_MS = 2_500

export function createNetwork(options: NetworkOptions): Network {
  const open = new Set<SimulatedConnection>()
  const heardAt = new Map<string, number[]>()
  return {
    heardAt,
    transportFor: (player, clientLog) => handlers =>
      new SimulatedConnection({ ...options, open, heardAt, player, clientLog, handlers }),
    disconnectAll(server) {
      for (const connection of [...open]) if (connection.server === server) connection.disconnect()
    },
  }
}

interface ConnectionOptions extends NetworkOptions {
  /** The connections that the server has accepted and that have not ended. */
  readonly open: Set<SimulatedConnection>
  readonly heardAt: Map<string, number[]>
  readonly player: PlayerInfo
  readonly clientLog: ClientLog
  readonly handlers: TransportHandlers
}

/** One connection between a client and the server, as its client sees it. */
class SimulatedConnection implements Transport {
  readonly #options: ConnectionOptions
  /** Undefined until it is connected. */
  server: CrashableServer | undefined
  readonly #toServer: (text: string) => void
  readonly #toClient: (text: string) => void
  #connection: ClientConnection | undefined
  #isSilent = false
  #isClientOpen = true
  #isDisconnected = false
  #subscribedTable: string | undefined

  constructor(options: ConnectionOptions) {
    const { clock, cluster, player, clientLog, handlers } = options
    this.#options = options
    this.#toServer = this.#direction(text => {
      void this.#connection?.onMessage(text)
      this.#recordContact()
    })
    this.#toClient = this.#direction(text => {
      if (!this.#isClientOpen) return
      const message = JSON.parse(text) as ServerMessage
      if (message.type === 'news') this.#subscribedTable = message.table
      clientLog.recordReceived(text)
      handlers.onMessage(text)
    })
    clock.after(this.#latency(), () => {
      if (this.#isDisconnected) return
      const server = cluster.reachableServer()
      if (!server) return this.disconnect()
      this.server = server
      options.open.add(this)
      this.#connection = server.connect(player, {
        send: message => this.#toClient(JSON.stringify(message)),
        close: () => this.disconnect(),
      })
      this.#beat()
    })
  }

  send(text: string): void {
    this.#options.clientLog.recordSent(text)
    this.#toServer(text)
  }

  close(): void {
    this.#isClientOpen = false
    // The other side of a silent connection never learns that it was closed.
    if (!this.#isSilent) this.disconnect()
  }

  /** Each side notices the end after some latency. */
  disconnect(): void {
    if (this.#isDisconnected) return
    this.#isDisconnected = true
    this.#options.open.delete(this)
    this.#options.clock.after(this.#latency(), () => this.#closeClient())
    this.#options.clock.after(this.#latency(), () => this.#connection?.end())
  }

  #closeClient(): void {
    if (!this.#isClientOpen) return
    this.#isClientOpen = false
    this.#options.handlers.onClose()
  }

  #latency(): number {
    return this.#options.random.between(1, this.#options.faults().latencyMs)
  }

  /** One direction of the connection. Messages arrive in order unless faults say otherwise. */
  #direction(deliver: (text: string) => void): (text: string) => void {
    const { clock, random, faults, log, player } = this.#options
    let last = 0
    return text => {
      // Never lost: otherwise the player would stay present until the connection ends.
      const isUnsubscribe = text.startsWith('{"type":"unwatch"')
      const { silent, disconnected } = faults()
      const { lost, duplicated, reordered } = isUnsubscribe ? NO_FAULTS : faults()
      if (random.chance(disconnected)) this.disconnect()
      if (!this.#isSilent && random.chance(silent)) {
        this.#isSilent = true
        log(`the connection of ${player.id} goes silent`)
      }
      if (this.#isDisconnected || this.#isSilent || random.chance(lost)) return
      for (let copy = random.chance(duplicated) ? 2 : 1; copy > 0; copy--) {
        const earliest = clock.now() + this.#latency()
        const at = random.chance(reordered) ? earliest : Math.max(last, earliest)
        last = Math.max(last, at)
        clock.after(at - clock.now(), () => {
          if (!this.#isDisconnected && !this.#isSilent) deliver(text)
        })
      }
    }
  }

  #recordContact(): void {
    const { clock, heardAt, player } = this.#options
    const key = `${player.id} ${this.#subscribedTable}`
    if (this.#subscribedTable && this.server?.service())
      heardAt.set(key, [...(heardAt.get(key) ?? []), clock.now()])
  }

  #beat(): void {
    if (this.#isDisconnected || !this.#connection) return
    const silentMs = this.#options.clock.now() - this.#connection.heardAt
    if (this.#isSilent && silentMs >= PING_MS + TIMEOUT_MS) {
      this.#connection.end()
      return
    }
    if (!this.#isSilent && silentMs >= PING_MS) {
      this.#connection.markAlive()
      this.#recordContact()
    }
    this.#options.clock.after(HEARTBEAT_MS, () => this.#beat())
  }
}

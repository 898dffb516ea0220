import type { Clock } from '#kernel/clock.ts'
import type { PlayerInfo, ServerMessage } from '#protocol/server-messages.ts'
import { type ClientConnection, type OutgoingText, resolveText } from '#server/websocket/client-connection.ts'
import type { OpenTransport, Transport, TransportHandlers } from '#session/remote/transport.ts'
import type { ClientLog } from '../invariants/client-log.ts'
import type { CrashableServer } from './crashable-server.ts'
import { type FaultProfile, NO_FAULTS } from './fault-profile.ts'
import type { SeededRandom } from './seeded-random.ts'

export interface NetworkOptions {
  readonly clock: Clock
  readonly random: SeededRandom
  readonly server: CrashableServer
  faults(): FaultProfile
  log(event: string): void
}

export interface Network {
  /** By player and table: when the server received something on a connection subscribed to the table. */
  readonly heardAt: ReadonlyMap<string, readonly number[]>
  transportFor(player: PlayerInfo, clientLog: ClientLog): OpenTransport
  /** The server's machine is gone, and its sockets with it. */
  disconnectAll(): void
}

/** The server pings after this silence, and gives up after the timeout. */
const PING_MS = 10_000
const TIMEOUT_MS = 8_000
const HEARTBEAT_MS = 2_500
const MAX_SEND_DELAY_MS = 150

export function createNetwork({ clock, random, server, faults, log }: NetworkOptions): Network {
  const openConnections = new Set<() => void>()
  const heardAt = new Map<string, number[]>()

  function open(player: PlayerInfo, clientLog: ClientLog, handlers: TransportHandlers): Transport {
    let connection: ClientConnection | undefined
    let isSilent = false
    let isClientOpen = true
    let isDisconnected = false
    let subscribedTable: string | undefined
    const latency = () => random.between(1, faults().latencyMs)

    /** Each side notices the end after some latency. */
    function disconnect(): void {
      if (isDisconnected) return
      isDisconnected = true
      openConnections.delete(disconnect)
      clock.after(latency(), closeClient)
      clock.after(latency(), () => connection?.end())
    }
    function closeClient(): void {
      if (!isClientOpen) return
      isClientOpen = false
      handlers.onClose()
    }

    /** One direction of the connection. Messages arrive in order unless faults say otherwise. */
    function direction(deliver: (text: string) => void): (text: string) => void {
      let last = 0
      return text => {
        // Never lost: otherwise the player would stay present until the connection ends.
        const isUnsubscribe = text.startsWith('{"type":"unwatch"')
        const { silent, disconnected } = faults()
        const { lost, duplicated, reordered } = isUnsubscribe ? NO_FAULTS : faults()
        if (random.chance(disconnected)) disconnect()
        if (!isSilent && random.chance(silent)) {
          isSilent = true
          log(`the connection of ${player.id} goes silent`)
        }
        if (isDisconnected || isSilent || random.chance(lost)) return
        for (let copy = random.chance(duplicated) ? 2 : 1; copy > 0; copy--) {
          const earliest = clock.now() + latency()
          const at = random.chance(reordered) ? earliest : Math.max(last, earliest)
          last = Math.max(last, at)
          clock.after(at - clock.now(), () => {
            if (!isDisconnected && !isSilent) deliver(text)
          })
        }
      }
    }
    function recordContact(): void {
      const key = `${player.id} ${subscribedTable}`
      if (subscribedTable && server.service()) heardAt.set(key, [...(heardAt.get(key) ?? []), clock.now()])
    }
    const toServer = direction(text => {
      connection?.onMessage(text)
      recordContact()
    })
    const toClient = direction(text => {
      if (!isClientOpen) return
      const message = JSON.parse(text) as ServerMessage
      if (message.type === 'news') subscribedTable = message.table
      clientLog.recordReceived(text)
      handlers.onMessage(text)
    })

    /** Like a busy server: deferrable messages wait, and go out after the next urgent one. */
    let deferred: OutgoingText[] = []
    function sendLater(message: OutgoingText): void {
      if (deferred.length === 0)
        clock.after(random.chance(500) ? 0 : random.between(1, MAX_SEND_DELAY_MS), flushDeferred)
      deferred.push(message)
    }
    function flushDeferred(): void {
      const messages = deferred
      deferred = []
      for (const message of messages) {
        const text = resolveText(message)
        if (text !== undefined) toClient(text)
      }
    }
    function send(text: string): void {
      toClient(text)
      flushDeferred()
    }

    function beat(): void {
      if (isDisconnected || !connection) return
      const silentMs = clock.now() - connection.heardAt()
      if (isSilent && silentMs >= PING_MS + TIMEOUT_MS) {
        connection.end()
        return
      }
      if (!isSilent && silentMs >= PING_MS) {
        connection.markAlive()
        recordContact()
      }
      clock.after(HEARTBEAT_MS, beat)
    }

    clock.after(latency(), () => {
      if (isDisconnected) return
      if (!server.service()) return disconnect()
      openConnections.add(disconnect)
      connection = server.connect(player, { send, sendLater, close: disconnect })
      beat()
    })
    return {
      send(text) {
        clientLog.recordSent(text)
        toServer(text)
      },
      close() {
        isClientOpen = false
        // The other side of a silent connection never learns that it was closed.
        if (!isSilent) disconnect()
      },
    }
  }

  return {
    heardAt,
    transportFor: (player, clientLog) => handlers => open(player, clientLog, handlers),
    disconnectAll() {
      for (const disconnect of [...openConnections]) disconnect()
    },
  }
}

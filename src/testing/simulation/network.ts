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
  readonly luck: SeededRandom
  readonly house: CrashableServer
  weather(): FaultProfile
  tell(what: string): void
}

export interface Network {
  /** By player and table: when the house heard of the player by a wire on which it had told of the table. */
  readonly heardAt: ReadonlyMap<string, readonly number[]>
  transportFor(player: PlayerInfo, witness: ClientLog): OpenTransport
  /** The machine of the house is gone, and its sockets with it. */
  disconnectAll(): void
}

/** A server asks after this silence, and gives up after so much more. */
const PING_MS = 10_000
const TIMEOUT_MS = 8_000
const HEARTBEAT_MS = 2_500
const MAX_SEND_DELAY_MS = 150

export function createNetwork({ clock, luck, house, weather, tell }: NetworkOptions): Network {
  const cuts = new Set<() => void>()
  const heardAt = new Map<string, number[]>()

  function open(player: PlayerInfo, witness: ClientLog, ears: TransportHandlers): Transport {
    let connection: ClientConnection | undefined
    let isSilent = false
    let isEarsOpen = true
    let isCut = false
    let toldOf: string | undefined
    const way = () => luck.between(1, weather().latencyMs)

    /** Both sides hear of the end, each in its time. */
    function cut(): void {
      if (isCut) return
      isCut = true
      cuts.delete(cut)
      clock.after(way(), closeEars)
      clock.after(way(), () => connection?.end())
    }
    function closeEars(): void {
      if (!isEarsOpen) return
      isEarsOpen = false
      ears.onClose()
    }

    /** One direction: what is sent arrives in order, unless the weather is bad. */
    function direction(arrive: (text: string) => void): (text: string) => void {
      let last = 0
      return text => {
        // Whoever is not heard to leave a table is there for as long as the wire holds, so that is spared.
        const isFarewell = text.startsWith('{"type":"unwatch"')
        const { silent, disconnected: breaking } = weather()
        const { lost, duplicated, reordered } = isFarewell ? NO_FAULTS : weather()
        if (luck.chance(breaking)) cut()
        if (!isSilent && luck.chance(silent)) {
          isSilent = true
          tell(`the wire of ${player.id} goes silent`)
        }
        if (isCut || isSilent || luck.chance(lost)) return
        for (let copy = luck.chance(duplicated) ? 2 : 1; copy > 0; copy--) {
          const soon = clock.now() + way()
          const at = luck.chance(reordered) ? soon : Math.max(last, soon)
          last = Math.max(last, at)
          clock.after(at - clock.now(), () => {
            if (!isCut && !isSilent) arrive(text)
          })
        }
      }
    }
    function note(): void {
      const key = `${player.id} ${toldOf}`
      if (toldOf && house.service()) heardAt.set(key, [...(heardAt.get(key) ?? []), clock.now()])
    }
    const toServer = direction(text => {
      connection?.onMessage(text)
      note()
    })
    const toClient = direction(text => {
      if (!isEarsOpen) return
      const message = JSON.parse(text) as ServerMessage
      if (message.type === 'news') toldOf = message.table
      witness.recordReceived(text)
      ears.onMessage(text)
    })

    /** As in a house that is busy at times: what can wait lingers, and goes behind what cannot. */
    let later: OutgoingText[] = []
    function sendLater(writing: OutgoingText): void {
      if (later.length === 0)
        clock.after(luck.chance(500) ? 0 : luck.between(1, MAX_SEND_DELAY_MS), writeLate)
      later.push(writing)
    }
    function writeLate(): void {
      const late = later
      later = []
      for (const writing of late) {
        const text = resolveText(writing)
        if (text !== undefined) toClient(text)
      }
    }
    function send(text: string): void {
      toClient(text)
      writeLate()
    }

    function beat(): void {
      if (isCut || !connection) return
      const silentMs = clock.now() - connection.heardAt()
      if (isSilent && silentMs >= PING_MS + TIMEOUT_MS) {
        connection.end()
        return
      }
      if (!isSilent && silentMs >= PING_MS) {
        connection.markAlive()
        note()
      }
      clock.after(HEARTBEAT_MS, beat)
    }

    clock.after(way(), () => {
      if (isCut) return
      if (!house.service()) return cut()
      cuts.add(cut)
      connection = house.connect(player, { send, sendLater, close: cut })
      beat()
    })
    return {
      send(text) {
        witness.recordSent(text)
        toServer(text)
      },
      close() {
        isEarsOpen = false
        // A silent wire carries no farewell.
        if (!isSilent) cut()
      },
    }
  }

  return {
    heardAt,
    transportFor: (player, witness) => ears => open(player, witness, ears),
    disconnectAll() {
      for (const cut of [...cuts]) cut()
    },
  }
}

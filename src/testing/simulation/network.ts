import type { PlayerNews, ServerMessage } from '#protocol/news.ts'
import { type Connection, type Writing, written } from '#server/socket/connection.ts'
import type { Clock } from '#session/clock.ts'
import type { OpenWire, Wire, WireEars } from '#session/remote/wire.ts'
import type { Witness } from '../invariants/witness.ts'
import type { MortalHouse } from './house.ts'
import type { Luck } from './luck.ts'
import { CALM, type Weather } from './weather.ts'

export interface NetworkOptions {
  readonly clock: Clock
  readonly luck: Luck
  readonly house: MortalHouse
  weather(): Weather
  tell(what: string): void
}

export interface Network {
  /** By player and table: when the house heard of the player by a wire on which it had told of the table. */
  readonly heard: ReadonlyMap<string, readonly number[]>
  wiresOf(player: PlayerNews, witness: Witness): OpenWire
  /** The machine of the house is gone, and its sockets with it. */
  breakAll(): void
}

/** A server asks after this silence, and gives up after so much more. */
const PING_MS = 10_000
const TIMEOUT_MS = 8_000
const BEAT_MS = 2_500
const LONGEST_LINGER_MS = 150

export function spreadNetwork({ clock, luck, house, weather, tell }: NetworkOptions): Network {
  const cuts = new Set<() => void>()
  const heard = new Map<string, number[]>()

  function open(player: PlayerNews, witness: Witness, ears: WireEars): Wire {
    let connection: Connection | undefined
    let isSilent = false
    let isEarsOpen = true
    let isCut = false
    let toldOf: string | undefined
    const way = () => luck.between(1, weather().wayMs)

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
      ears.closed()
    }

    /** One direction: what is sent arrives in order, unless the weather is bad. */
    function direction(arrive: (text: string) => void): (text: string) => void {
      let last = 0
      return text => {
        // Whoever is not heard to leave a table is there for as long as the wire holds, so that is spared.
        const isFarewell = text.startsWith('{"type":"unwatch"')
        const { silent, cut: breaking } = weather()
        const { lost, twice, overtaking } = isFarewell ? CALM : weather()
        if (luck.once(breaking)) cut()
        if (!isSilent && luck.once(silent)) {
          isSilent = true
          tell(`the wire of ${player.id} goes silent`)
        }
        if (isCut || isSilent || luck.once(lost)) return
        for (let copy = luck.once(twice) ? 2 : 1; copy > 0; copy--) {
          const soon = clock.now() + way()
          const at = luck.once(overtaking) ? soon : Math.max(last, soon)
          last = Math.max(last, at)
          clock.after(at - clock.now(), () => {
            if (!isCut && !isSilent) arrive(text)
          })
        }
      }
    }
    function note(): void {
      const key = `${player.id} ${toldOf}`
      if (toldOf && house.now()) heard.set(key, [...(heard.get(key) ?? []), clock.now()])
    }
    const toServer = direction(text => {
      connection?.hear(text)
      note()
    })
    const toClient = direction(text => {
      if (!isEarsOpen) return
      const message = JSON.parse(text) as ServerMessage
      if (message.type === 'news') toldOf = message.table
      witness.heard(text)
      ears.heard(text)
    })

    /** As in a house that is busy at times: what can wait lingers, and goes behind what cannot. */
    let later: Writing[] = []
    function sendLater(writing: Writing): void {
      if (later.length === 0) clock.after(luck.once(500) ? 0 : luck.between(1, LONGEST_LINGER_MS), writeLate)
      later.push(writing)
    }
    function writeLate(): void {
      const late = later
      later = []
      for (const writing of late) {
        const text = written(writing)
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
        connection.alive()
        note()
      }
      clock.after(BEAT_MS, beat)
    }

    clock.after(way(), () => {
      if (isCut) return
      if (!house.now()) return cut()
      cuts.add(cut)
      connection = house.welcome(player, { send, sendLater, close: cut })
      beat()
    })
    return {
      send(text) {
        witness.sent(text)
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
    heard,
    wiresOf: (player, witness) => ears => open(player, witness, ears),
    breakAll() {
      for (const cut of [...cuts]) cut()
    },
  }
}

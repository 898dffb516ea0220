import { randomUUID } from 'node:crypto'
import { loadGame } from '#games/catalog.ts'
import type { Result } from '#kernel/result.ts'
import { askHouse } from '#machine/ask.ts'
import { systemClock } from '#machine/clock.ts'
import { wireTo } from '#machine/wire.ts'
import type { PlayerNews } from '#protocol/news.ts'
import { type RemoteHouse, remoteHouse } from '#session/remote/house.ts'
import { type Link, openLink } from '#session/remote/link.ts'
import { followTable, type RemoteTable } from '#session/remote/table.ts'
import type { OpenWire } from '#session/remote/wire.ts'
import { takeWitness, type Witness } from '#testing/invariants/witness.ts'
import { atTheEnd } from './lifetime.ts'

/** Someone who plays from a device of their own, with our own client. */
export interface Client {
  readonly player: PlayerNews
  readonly token: string
  readonly house: RemoteHouse
  readonly witness: Witness
  /** The first device's. */
  readonly link: Link
  /** One more device of the same player, reached at another port if there is something in between. */
  device(port?: number): Link
  follow(table: string, link?: Link): RemoteTable
  close(): void
}

export async function newClient({ url, port }: { url: string; port: number }): Promise<Client> {
  const { player, token } = sure(await remoteHouse(askHouse({ address: url })).arrive('token'))
  return clientOf({ url, port }, player, token!)
}

/** A player who is known already. */
export function clientOf(
  { url, port }: { url: string; port: number },
  player: PlayerNews,
  token: string,
): Client {
  const house = remoteHouse(askHouse({ address: url, token }))
  const witness = takeWitness(player.id)
  const links: Link[] = []
  const tables: RemoteTable[] = []

  function device(at = port): Link {
    const link = openLink({
      openWire: witnessed(wireTo({ address: `http://127.0.0.1:${at}`, token }), witness),
      clock: systemClock,
      newId: randomUUID,
      chance: Math.random,
    })
    links.push(link)
    return link
  }

  function close(): void {
    for (const table of tables) table.close()
    for (const link of links) link.close()
  }
  atTheEnd(close)

  const link = device()
  return {
    ...{ player, token, house, witness, link, device, close },
    follow(table, by = link) {
      const followed = followTable({
        ...{ link: by, table, clock: systemClock },
        thinker: { think: () => ({ answer: new Promise(() => {}), cancel: () => {} }), close: () => {} },
        loadGame: async id => (await loadGame(id))!,
        loadRecord: house.game,
      })
      tables.push(followed)
      return followed
    },
  }
}

/** Nothing goes over the wire that the witness has not seen. */
function witnessed(openWire: OpenWire, witness: Witness): OpenWire {
  return ears => {
    const wire = openWire({
      ...ears,
      heard(text) {
        witness.heard(text)
        ears.heard(text)
      },
    })
    return {
      ...wire,
      send(text) {
        witness.sent(text)
        wire.send(text)
      },
    }
  }
}

/** What must have been accepted for a test to make sense. */
export function sure<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.rejection)}`)
  return result.value
}

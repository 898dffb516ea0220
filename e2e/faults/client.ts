import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import { loadGame } from '#games/catalog.ts'
import type { Result } from '#kernel/result.ts'
import type { Opened } from '#protocol/api.ts'
import type { PlayerNews } from '#protocol/news.ts'
import { PROTOCOL } from '#protocol/version.ts'
import type { Clock } from '#session/clock.ts'
import { type Ask, type RemoteHouse, remoteHouse } from '#session/remote/house.ts'
import { type Link, openLink } from '#session/remote/link.ts'
import { followTable, type RemoteTable } from '#session/remote/table.ts'
import { type OpenWire, refusalFor } from '#session/remote/wire.ts'
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

export const realClock: Clock = {
  now: Date.now,
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}

/** The one who asks by HTTP, as this token's bearer or as a stranger. */
export function askerOf(url: string, token: () => string | undefined): Ask {
  return async ({ method, path, body }) => {
    const bearer = token()
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }
}

export async function newClient({ url, port }: { url: string; port: number }): Promise<Client> {
  let token: string | undefined
  const house = remoteHouse(askerOf(url, () => token))
  const arrival = sure(await house.arrive('token'))
  token = arrival.token!
  return clientOf({ url, port }, arrival.player, token)
}

/** A player who is known already. */
export function clientOf(
  { url, port }: { url: string; port: number },
  player: PlayerNews,
  token: string,
): Client {
  const house = remoteHouse(askerOf(url, () => token))
  const witness = takeWitness(player.id)
  const links: Link[] = []
  const tables: RemoteTable[] = []

  function device(at = port): Link {
    const link = openLink({
      openWire: wireTo(at, token, witness),
      clock: realClock,
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
        ...{ link: by, table, clock: realClock },
        thinker: { think: () => ({ answer: new Promise(() => {}), cancel: () => {} }), close: () => {} },
        loadGame: async id => (await loadGame(id))!,
        loadRecord: house.game,
      })
      tables.push(followed)
      return followed
    },
  }
}

function wireTo(port: number, token: string, witness: Witness): OpenWire {
  return ears => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket?protocol=${PROTOCOL}`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
      handshakeTimeout: 5_000,
    })
    socket.on('message', data => {
      const text = data.toString()
      witness.heard(text)
      ears.heard(text)
    })
    socket.on('error', () => {})
    socket.on('close', code => ears.closed(refusalFor(code)))
    return {
      send(text) {
        witness.sent(text)
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
      },
      close: () => socket.terminate(),
    }
  }
}

/** What must have been accepted for a test to make sense. */
export function sure<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.rejection)}`)
  return result.value
}

/** A table for two with the first one seated. */
export async function openTable(opener: Client, setup?: object): Promise<Opened> {
  return sure(await opener.house.open({ game: 'obstruction', ...(setup && { setup }) }))
}

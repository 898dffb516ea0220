import { randomUUID } from 'node:crypto'
import { type ApiClient, createApiClient } from '#app/api-client.ts'
import { loadGame } from '#games/catalog.ts'
import type { Result } from '#kernel/result.ts'
import { createHttpClient } from '#node/http-client.ts'
import { systemClock } from '#node/system-clock.ts'
import { webSocketTransport } from '#node/websocket-transport.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import { openRemoteTable, type RemoteTable } from '#session/remote/remote-table.ts'
import { openServerConnection, type ServerConnection } from '#session/remote/server-connection.ts'
import type { OpenTransport } from '#session/remote/transport.ts'
import { type ClientLog, createClientLog } from '#testing/invariants/client-log.ts'
import { onCleanup } from './cleanup.ts'

/** Someone who plays from a device of their own, with our own client. */
export interface Client {
  readonly player: PlayerInfo
  readonly token: string
  readonly api: ApiClient
  readonly clientLog: ClientLog
  /** The first device's. */
  readonly connection: ServerConnection
  /** One more device of the same player, reached at another port if there is something in between. */
  openDevice(port?: number): ServerConnection
  follow(table: string, link?: ServerConnection): RemoteTable
  close(): void
}

export async function newClient({ url, port }: { url: string; port: number }): Promise<Client> {
  const { player, token } = unwrap(
    await createApiClient(createHttpClient({ address: url })).registerGuest('token'),
  )
  return clientOf({ url, port }, player, token!)
}

/** A player who is known already. */
export function clientOf(
  { url, port }: { url: string; port: number },
  player: PlayerInfo,
  token: string,
): Client {
  const api = createApiClient(createHttpClient({ address: url, token }))
  const clientLog = createClientLog(player.id)
  const links: ServerConnection[] = []
  const tables: RemoteTable[] = []

  function openDevice(at = port): ServerConnection {
    const link = openServerConnection({
      openTransport: logTransport(
        webSocketTransport({ address: `http://127.0.0.1:${at}`, token }),
        clientLog,
      ),
      clock: systemClock,
      newId: randomUUID,
      random: Math.random,
    })
    links.push(link)
    return link
  }

  function close(): void {
    for (const table of tables) table.close()
    for (const link of links) link.close()
  }
  onCleanup(close)

  const connection = openDevice()
  return {
    ...{ player, token, api, clientLog, connection, openDevice, close },
    follow(table, by = connection) {
      const followed = openRemoteTable({
        ...{ connection: by, table, clock: systemClock },
        engineClient: {
          request: () => ({ result: new Promise(() => {}), cancel: () => {} }),
          close: () => {},
        },
        loadGame: async id => (await loadGame(id))!,
        loadRecord: api.game,
      })
      tables.push(followed)
      return followed
    },
  }
}

/** Nothing goes over the wire that the witness has not seen. */
function logTransport(openWire: OpenTransport, witness: ClientLog): OpenTransport {
  return ears => {
    const wire = openWire({
      ...ears,
      onMessage(text) {
        witness.recordReceived(text)
        ears.onMessage(text)
      },
    })
    return {
      ...wire,
      send(text) {
        witness.recordSent(text)
        wire.send(text)
      },
    }
  }
}

/** What must have been accepted for a test to make sense. */
export function unwrap<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.rejection)}`)
  return result.value
}

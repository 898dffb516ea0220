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
import { type ClientLog, createClientLog, recordStates } from '../invariants/client-log.ts'
import { onCleanup } from './cleanup.ts'

/** Where a server is. */
export interface ServerAddress {
  readonly url: string
  readonly port: number
}

/** A player who uses the real client code. */
export interface Client {
  readonly player: PlayerInfo
  readonly token: string
  readonly api: ApiClient
  readonly clientLog: ClientLog
  /** The connection of the player's first device. */
  readonly connection: ServerConnection
  /** Opens another device of the same player; `port` is that of a proxy, if there is one in between. */
  openDevice(port?: number): ServerConnection
  follow(table: string, connection?: ServerConnection): RemoteTable
  close(): void
}

export async function newClient({ url, port }: ServerAddress): Promise<Client> {
  const { player, token } = unwrap(
    await createApiClient(createHttpClient({ address: url })).registerGuest('token'),
  )
  return clientOf({ url, port }, player, token!)
}

/** A client for an existing player. */
export function clientOf({ url, port }: ServerAddress, player: PlayerInfo, token: string): Client {
  const api = createApiClient(createHttpClient({ address: url, token }))
  const clientLog = createClientLog(player.id)
  const connections: ServerConnection[] = []
  const tables: RemoteTable[] = []

  function openDevice(devicePort = port): ServerConnection {
    const connection = openServerConnection({
      openTransport: logTransport(
        webSocketTransport({ address: `http://127.0.0.1:${devicePort}`, token }),
        clientLog,
      ),
      clock: systemClock,
      newId: randomUUID,
      random: Math.random,
    })
    connections.push(connection)
    return connection
  }

  function close(): void {
    for (const table of tables) table.close()
    for (const connection of connections) connection.close()
  }
  onCleanup(close)

  const connection = openDevice()
  return {
    ...{ player, token, api, clientLog, connection, openDevice, close },
    follow(table, usedConnection = connection) {
      const remoteTable = openRemoteTable({
        ...{ connection: usedConnection, table, clock: systemClock },
        engineClient: {
          request: () => ({ result: new Promise(() => {}), cancel: () => {} }),
          close: () => {},
        },
        loadGame: async id => (await loadGame(id))!,
        loadRecord: api.game,
      })
      recordStates(remoteTable, clientLog)
      tables.push(remoteTable)
      return remoteTable
    },
  }
}

/** Records all messages in the client log. */
function logTransport(openTransport: OpenTransport, clientLog: ClientLog): OpenTransport {
  return handlers => {
    const transport = openTransport({
      ...handlers,
      onMessage(text) {
        clientLog.recordReceived(text)
        handlers.onMessage(text)
      },
    })
    return {
      ...transport,
      send(text) {
        clientLog.recordSent(text)
        transport.send(text)
      },
    }
  }
}

/** The value of a result that must be accepted for the test to make sense. */
export function unwrap<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.rejection)}`)
  return result.value
}

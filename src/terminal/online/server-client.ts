import { type ApiClient, createApiClient } from '#app/api-client.ts'
import { loadGame } from '#games/catalog.ts'
import { accept, type Rejection, type Result } from '#kernel/result.ts'
import type { RuleVersions } from '#kernel/rule-versions.ts'
import { rejectServer, serverRejection } from '#protocol/refusals.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import { openRemoteTable, type RemoteTable } from '#session/remote/remote-table.ts'
import { openServerConnection, type ServerConnection } from '#session/remote/server-connection.ts'
import type { TerminalHost } from '../shell/host.ts'

/** A connection to a server as a known player. */
export interface ServerClient {
  readonly address: string
  readonly api: ApiClient
  readonly connection: ServerConnection
  player(): PlayerInfo
  /** Saves a new name. */
  updatePlayer(player: PlayerInfo): Promise<void>
  /** Whether the server rejected the saved token, so that this is a new guest. */
  readonly isNewGuest: boolean
  followTable(table: string): RemoteTable
  close(): void
}

type ConnectHost = Pick<TerminalHost, 'serverAccess' | 'clock' | 'engineClient' | 'newId'>

/** How long a server that responds may take to open its socket. */
const CONNECT_TIMEOUT_MS = 10_000

/**
 * Connects to a server with the saved token, or as a new guest, whose token is saved. Throws a sentence where
 * credentials cannot be read or saved.
 */
export async function connectToServer(host: ConnectHost, address: string): Promise<Result<ServerClient>> {
  const { serverAccess, clock, engineClient, newId } = host
  const arrival = await identify(host, address)
  if (!arrival.ok) return arrival
  const { token, isNewGuest } = arrival.value
  let { player } = arrival.value
  const api = createApiClient(serverAccess.createHttpClient(address, token))
  const connection = openServerConnection({
    openTransport: serverAccess.openTransport(address, token),
    clock,
    newId,
    random: Math.random,
  })
  const refusal = await waitUntilOpen(connection, host)
  if (refusal) {
    connection.close()
    return { ok: false, rejection: refusal }
  }
  return accept({
    address,
    api,
    connection,
    isNewGuest,
    player: () => player,
    async updatePlayer(renamed) {
      player = renamed
      await serverAccess.credentials.put(address, { token, name: renamed.name, usedAt: clock.now() })
    },
    followTable: table =>
      openRemoteTable({
        connection,
        table,
        clock,
        engineClient: engineClient,
        loadGame: loadRuleVersions,
        loadRecord: api.game,
      }),
    close: () => connection.close(),
  })
}

export interface KnownPlayer {
  readonly player: PlayerInfo
  readonly token: string
  readonly isNewGuest: boolean
}

/** Signs in to a server with the saved token, or as a new guest. */
export async function identify(
  { serverAccess, clock }: Pick<ConnectHost, 'serverAccess' | 'clock'>,
  address: string,
): Promise<Result<KnownPlayer>> {
  const { credentials } = serverAccess
  const key = await credentials.find(address)
  const known = key && (await createApiClient(serverAccess.createHttpClient(address, key.token)).me())
  if (known && !known.ok && known.rejection.code !== 'not-recognised') return known
  if (key && known?.ok) {
    const { player } = known.value
    await credentials.put(address, { ...key, name: player.name, usedAt: clock.now() })
    return accept({ player, token: key.token, isNewGuest: false })
  }
  const arrival = await createApiClient(serverAccess.createHttpClient(address)).registerGuest('token')
  if (!arrival.ok) return arrival
  const { player, token } = arrival.value
  if (token === undefined) return rejectServer('server-failed')
  await credentials.put(address, { token, name: player.name, usedAt: clock.now() })
  return accept({ player, token, isNewGuest: key !== undefined })
}

/** Waits until the connection is open; returns the rejection where it fails. */
function waitUntilOpen(link: ServerConnection, { clock }: ConnectHost): Promise<Rejection | undefined> {
  return new Promise(resolve => {
    const done = (refusal?: Rejection) => {
      stop()
      unsubscribe()
      resolve(refusal)
    }
    const look = () => {
      const state = link.state()
      if (state.kind === 'open') done()
      else if (state.kind === 'refused') done(state.rejection)
    }
    const stop = clock.after(CONNECT_TIMEOUT_MS, () => done(serverRejection('server-unreachable')))
    const unsubscribe = link.subscribe(look)
    look()
  })
}

async function loadRuleVersions(id: string): Promise<RuleVersions> {
  const entry = await loadGame(id)
  if (!entry) throw new Error(`There is no game called ${id}.`)
  return entry
}

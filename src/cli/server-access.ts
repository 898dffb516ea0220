import { type ApiClient, createApiClient } from '#app/api-client.ts'
import { UserError } from '#kernel/errors.ts'
import type { Result } from '#kernel/result.ts'
import type { ServerCredential } from '#node/credentials.ts'
import { readAddress } from '#terminal/online/address.ts'
import { type JoinPurpose, joinTable } from '#terminal/online/join-table.ts'
import type { ServerAccess } from '#terminal/online/server-access.ts'
import { connectToServer, type ServerClient } from '#terminal/online/server-client.ts'
import type { TerminalHost } from '#terminal/shell/host.ts'
import { refusalSentence } from '#terminal/text/en/online.ts'
import { playOnlineInTextMode } from '#terminal/text-mode/online-game.ts'
import { canShowScreens, openHost, openServerAccess } from './host.ts'
import { loadScreens } from './load-screens.ts'
import { onlineText } from './text/en/online.ts'
import { UsageError } from './usage-error.ts'

const LOCAL_SERVER = 'http://localhost:4747'

/** The server to use: the given one, the default one, or one that runs on this machine. */
export async function serverAddress(given: string | undefined, serverAccess: ServerAccess): Promise<string> {
  const named = given ?? process.env.QUINCUNX_SERVER
  if (named === undefined || (given === undefined && named === '')) {
    if (await isServerRunning(serverAccess, LOCAL_SERVER)) return LOCAL_SERVER
    throw new UsageError(onlineText.nameAServer(LOCAL_SERVER))
  }
  const address = readAddress(named)
  if (!address.ok) throw new UserError(refusalSentence(address.rejection, { address: named }))
  return address.value
}

/** The API of the server to use, signed in where there is a credential. */
export async function openServerApi(server: string | undefined): Promise<{
  readonly address: string
  readonly key?: ServerCredential | undefined
  readonly api: ApiClient
}> {
  const serverAccess = openServerAccess()
  const address = await serverAddress(server, serverAccess)
  const key = await serverAccess.credentials.find(address)
  return { address, key, api: createApiClient(serverAccess.createHttpClient(address, key?.token)) }
}

/** The value of a server's answer; throws the sentence of a refusal. */
export function valueOrThrow<Answer>(answer: Result<Answer>, address: string): Answer {
  if (!answer.ok) throw new UserError(refusalSentence(answer.rejection, { address }))
  return answer.value
}

async function isServerRunning(serverAccess: ServerAccess, address: string): Promise<boolean> {
  const request = serverAccess.createHttpClient(address)({ method: 'GET', path: '/api/tables' })
  return request.then(
    ({ status, body }) => status === 200 && Array.isArray((body as { tables?: unknown } | undefined)?.tables),
    () => false,
  )
}

export interface TableRequest {
  readonly address: string
  readonly isTextMode: boolean
  readonly purpose: JoinPurpose
  /** The code of the table to join, which may have to be opened first. */
  findTable(server: ServerClient): Promise<string>
}

/** Connects to a server and plays or watches at a table; returns the exit code. */
export async function runAtTable({ address, isTextMode, purpose, findTable }: TableRequest): Promise<number> {
  const host = openHost()
  let server: ServerClient | undefined
  try {
    server = await connect(host, address)
    const joined = await joinTable(server, await findTable(server), purpose)
    if (!joined.ok) throw new UserError(refusalSentence(joined.rejection, { address }))
    if (isTextMode || !canShowScreens()) return await playOnlineInTextMode(host, server, joined.value)
    await (await loadScreens()).launchTable(host, server, joined.value)
    return 0
  } finally {
    server?.close()
    host.engineClient.close()
  }
}

async function connect(host: TerminalHost, address: string): Promise<ServerClient> {
  const server = await connectToServer(host, address)
  if (!server.ok) throw new UserError(refusalSentence(server.rejection, { address }))
  return server.value
}

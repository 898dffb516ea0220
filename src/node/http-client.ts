import { hostname } from 'node:os'
import type { SendRequest } from '#app/api-client.ts'
import { parseStrippedJson } from './strip-control-characters.ts'

export interface HttpClientOptions {
  /** The server's address: `http://localhost:4747`. */
  readonly address: string
  /** Missing before the player is known to the server. */
  readonly token?: string
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 10_000
/** The name of this device in the player's list of sessions. */
const USER_AGENT = `Quincunx terminal on ${hostname().replace(/[^\x20-\x7e]/g, '')}`

/** Sends requests to a server over HTTP. Throws if it does not answer in time or not as a Quincunx server. */
export function createHttpClient({ address, token, timeoutMs = TIMEOUT_MS }: HttpClientOptions): SendRequest {
  return async ({ method, path, body }) => {
    const response = await fetch(address + path, {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': USER_AGENT,
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
      // The token must not be sent to any other server.
      redirect: 'error',
    })
    const { status } = response
    const text = await response.text()
    const parsed = text === '' ? undefined : parseStrippedJson(text)
    if (status < 400 && text !== '' && parsed === undefined)
      throw new Error(`${address} answers, but not as a Quincunx server does.`)
    return { status, body: parsed }
  }
}

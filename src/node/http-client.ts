import { hostname } from 'node:os'
import type { SendRequest } from '#app/api-client.ts'
import { parseStrippedJson } from './strip-control-characters.ts'

export interface HttpClientOptions {
  /** Where the house stands: `http://localhost:4747`. */
  readonly address: string
  /** Absent before one has arrived there. */
  readonly token?: string
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 10_000
/** How this device stands in the list of those one is signed in on. */
const USER_AGENT = `Quincunx terminal on ${hostname().replace(/[^\x20-\x7e]/g, '')}`

/** Asks a house over HTTP. What does not answer in time, or not as a house does, cannot be reached. */
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
      // A token is for one house only, and goes nowhere else.
      redirect: 'error',
    })
    const { status } = response
    const text = await response.text()
    const answer = text === '' ? undefined : parseStrippedJson(text)
    if (status < 400 && text !== '' && answer === undefined)
      throw new Error(`${address} answers, but not as a Quincunx server does.`)
    return { status, body: answer }
  }
}

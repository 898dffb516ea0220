import type { SendRequest } from '#app/api-client.ts'

/** Longer than any answer takes: a request that is silent for so long is lost. */
const TIMEOUT_MS = 15_000

/** Asks the house that this page came from. The cookie goes along by itself. */
export const sendRequest: SendRequest = async ({ method, path, body }) => {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  if (response.status === 204) return { status: response.status, body: undefined }
  // Whatever answers with a page is no house: a plain file server, or a network that asks to sign in first.
  return { status: response.status, body: await response.json() }
}

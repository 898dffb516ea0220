import type { SendRequest } from '#app/api-client.ts'

/** Longer than any response takes. */
const TIMEOUT_MS = 15_000

/** Sends a request to the server of this page, with its cookie. */
export const sendRequest: SendRequest = async ({ method, path, body }) => {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  if (response.status === 204) return { status: response.status, body: undefined }
  // Throws on a response that is no JSON: from a plain file server, or a network that asks to sign in first.
  return { status: response.status, body: await response.json() }
}

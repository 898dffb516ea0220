import type { SendRequest } from '#app/api-client.ts'
import type { CredentialStore } from '#node/credentials.ts'
import type { OpenTransport } from '#session/remote/transport.ts'

/** The ways to houses elsewhere, and the keys that were given out there. */
export interface ServerAccess {
  readonly credentials: CredentialStore
  createHttpClient(address: string, token?: string): SendRequest
  openTransport(address: string, token: string): OpenTransport
}

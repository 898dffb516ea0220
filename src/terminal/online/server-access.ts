import type { SendRequest } from '#app/api-client.ts'
import type { CredentialStore } from '#node/credentials.ts'
import type { OpenTransport } from '#session/remote/transport.ts'

/** Access to servers, with the stored credentials. */
export interface ServerAccess {
  readonly credentials: CredentialStore
  createHttpClient(address: string, token?: string): SendRequest
  openTransport(address: string, token: string): OpenTransport
}

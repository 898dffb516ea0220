import type { CredentialStore } from '#machine/keyring.ts'
import type { SendRequest } from '#session/remote/house.ts'
import type { OpenTransport } from '#session/remote/wire.ts'

/** The ways to houses elsewhere, and the keys that were given out there. */
export interface ServerAccess {
  readonly credentials: CredentialStore
  createHttpClient(address: string, token?: string): SendRequest
  openTransport(address: string, token: string): OpenTransport
}

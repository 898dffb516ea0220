import type { Keyring } from '#machine/keyring.ts'
import type { Ask } from '#session/remote/house.ts'
import type { OpenWire } from '#session/remote/wire.ts'

/** The ways to houses elsewhere, and the keys that were given out there. */
export interface Roads {
  readonly keyring: Keyring
  ask(address: string, token?: string): Ask
  openWire(address: string, token: string): OpenWire
}

import { randomBytes } from 'node:crypto'
import type { Result } from '#kernel/result.ts'
import type { SessionInfo } from '#protocol/api.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import type { PlayerStorage } from '../storage/storage.ts'
import { openClaims } from './claims.ts'
import { openGuests } from './guests.ts'
import type { Passwords } from './passwords.ts'
import { type Bearer, openSessionLookup } from './session-lookup.ts'
import { openSessions } from './sessions.ts'
import type { RandomBytes } from './token.ts'

/** The people of the house. */
export interface Players {
  /** A new guest, under the given name or a friendly one. */
  createGuest(guest: {
    readonly device: string
    readonly name?: string | undefined
  }): Promise<Result<SignedInPlayer>>
  findByToken(token: string): Promise<Bearer | undefined>
  rename(player: string, name: string): Promise<Result<PlayerInfo>>
  /** Holds a name by a password from now on. */
  claim(player: string, credentials: Credentials): Promise<Result<PlayerInfo>>
  /** Ends all other sessions, for whoever else knew the old password. */
  changePassword(bearer: Bearer, change: PasswordChange): Promise<Result<void>>
  signIn(credentials: Credentials & { readonly device: string }): Promise<Result<SignedInPlayer>>
  signOut(bearer: Bearer): Promise<void>
  /** The one used last comes first. */
  sessions(bearer: Bearer): Promise<readonly SessionInfo[]>
  revoke(bearer: Bearer, session: string): Promise<Result<void>>
  revokeOthers(bearer: Bearer): Promise<void>
  /** Tells of every session that is ended here, so that its sockets can be closed. Gives back how to stop it. */
  onSessionEnded(tell: (session: string) => void): () => void
}

/** Someone new at the door. The token is told this once, and kept by nobody but its bearer. */
export interface SignedInPlayer extends Bearer {
  readonly token: string
}

export interface Credentials {
  readonly name: string
  readonly password: string
}

export interface PasswordChange {
  readonly old: string
  readonly password: string
}

export interface PlayersOptions {
  readonly storage: PlayerStorage
  readonly passwords: Passwords
  readonly now: () => number
  readonly bytes?: RandomBytes
}

export function openPlayers({ storage, passwords, now, bytes = randomBytes }: PlayersOptions): Players {
  const sessionLookup = openSessionLookup(storage, now)
  const sessions = openSessions({ storage, sessionLookup, now, bytes })
  return {
    findByToken: sessionLookup.findByToken,
    ...openGuests({ storage, sessionLookup, sessions, now, bytes }),
    ...openClaims({ storage, passwords, sessionLookup, sessions }),
    signOut: sessions.signOut,
    sessions: sessions.list,
    revoke: sessions.revoke,
    revokeOthers: sessions.revokeOthers,
    onSessionEnded: sessions.onSessionEnded,
  }
}

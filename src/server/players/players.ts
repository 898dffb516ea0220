import { randomBytes } from 'node:crypto'
import type { SessionInfo } from '#protocol/api.ts'
import type { AccountResult } from '#protocol/refusals.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import type { PlayerStorage } from '../storage/storage.ts'
import { openClaims } from './claims.ts'
import { openGuests } from './guests.ts'
import type { Passwords } from './passwords.ts'
import { type Bearer, openSessionLookup } from './session-lookup.ts'
import { openSessions } from './sessions.ts'
import type { RandomBytes } from './token.ts'

/** Players with their names, passwords and sessions. */
export interface Players {
  /** Creates a guest with the given name or a drawn one. */
  createGuest(guest: {
    readonly device: string
    readonly name?: string | undefined
  }): Promise<AccountResult<SignedInPlayer>>
  findByToken(token: string): Promise<Bearer | undefined>
  rename(player: string, name: string): Promise<AccountResult<PlayerInfo>>
  /** Protects a name with a password. */
  claim(player: string, credentials: Credentials): Promise<AccountResult<PlayerInfo>>
  /** Ends all other sessions, since someone else may know the old password. */
  changePassword(bearer: Bearer, change: PasswordChange): Promise<AccountResult<void>>
  signIn(credentials: Credentials & { readonly device: string }): Promise<AccountResult<SignedInPlayer>>
  signOut(bearer: Bearer): Promise<void>
  /** Most recently used first. */
  sessions(bearer: Bearer): Promise<readonly SessionInfo[]>
  revoke(bearer: Bearer, session: string): Promise<AccountResult<void>>
  revokeOthers(bearer: Bearer): Promise<void>
  /** Calls the listener for every ended session, so that its sockets can be closed. Returns the unsubscribe function. */
  onSessionEnded(listener: (session: string) => void): () => void
}

/** A player with a new session. The token is given out only here; the server stores just its hash. */
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

import { randomBytes } from 'node:crypto'
import type { SessionInfo } from '#protocol/api.ts'
import type { AccountResult } from '#protocol/refusals.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import type { PlayerStorage } from '../storage/player-storage.ts'
import { isInForce } from './ban.ts'
import { openClaims } from './claims.ts'
import { openGuests } from './guests.ts'
import type { Passwords } from './passwords.ts'
import { openReservedNames } from './reserved-names.ts'
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
  /** The id of the device if its mark is valid for the player with this name; undefined otherwise. */
  knownDevice(name: string, mark: string | undefined): Promise<string | undefined>
  /** A mark by which this player's device is known later; undefined for a guest. */
  deviceMark(player: string): Promise<string | undefined>
  signOut(bearer: Bearer): Promise<void>
  /** Most recently used first. */
  sessions(bearer: Bearer): Promise<readonly SessionInfo[]>
  revoke(bearer: Bearer, session: string): Promise<AccountResult<void>>
  revokeOthers(bearer: Bearer): Promise<void>
  /** Ends all sessions of this player; returns how many there were. */
  endSessions(player: string): Promise<number>
  /** Forgets what is cached of a player whom the host has changed, and closes the connections of these sessions. */
  changed(player: string, endedSessions: readonly string[]): void
  /** Whether a ban of this player is in force. */
  isBanned(player: string): Promise<boolean>
  /** Does the same after another node has changed a player: looks which sessions with connections here are still valid. */
  recheck(player: string): Promise<void>
  /** Calls the listener when this session ends, so that its connection can be closed. Returns the unsubscribe function. */
  onSessionEnded(bearer: Bearer, listener: () => void): () => void
  /** Calls the listener when a player has a new name or has claimed it. Returns the unsubscribe function. */
  onPlayerChanged(listener: (player: PlayerInfo) => void): () => void
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
  /** Whether sessions may be ended by their age; by default every time is believed. */
  readonly isPlausibleTime?: (now: number) => Promise<boolean>
  readonly bytes?: RandomBytes
  /** The computer's levels in all games, whose names no player may have. */
  readonly levels?: readonly string[]
}

export function openPlayers(options: PlayersOptions): Players {
  const { storage, passwords, now, isPlausibleTime = async () => true, bytes = randomBytes } = options
  const isReserved = openReservedNames(options.levels)
  const sessionLookup = openSessionLookup({ storage, now, isPlausibleTime })
  const sessions = openSessions({ storage, sessionLookup, now, bytes })
  const listeners = new Set<(player: PlayerInfo) => void>()
  const onChanged = (player: PlayerInfo) => {
    sessionLookup.forget(player.id)
    for (const listener of listeners) listener(player)
  }
  return {
    findByToken: sessionLookup.findByToken,
    ...openGuests({ storage, sessions, now, bytes, isReserved, onChanged }),
    ...openClaims({ storage, passwords, sessions, bytes, now, isReserved, onChanged }),
    signOut: sessions.signOut,
    sessions: sessions.list,
    revoke: sessions.revoke,
    revokeOthers: sessions.revokeOthers,
    endSessions: sessions.endAll,
    changed: sessions.changed,
    recheck: sessions.recheck,
    isBanned: async player => isInForce(await storage.banOf(player), now()),
    onSessionEnded: sessions.onSessionEnded,
    onPlayerChanged(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

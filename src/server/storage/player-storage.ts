/** How far ahead a stored time may be before it counts as wrong. */
export const MOST_AHEAD_MS = 24 * 60 * 60 * 1000

export interface StoredPlayer {
  readonly id: string
  readonly name: string
  /** For a claimed name, the password's hash with its parameters; null for a guest. */
  readonly password: string | null
  readonly createdAt: number
}

export interface StoredSession {
  readonly id: string
  readonly player: string
  /** SHA-256 of the token in hex; the token itself is never stored. */
  readonly tokenHash: string
  readonly device: string
  readonly createdAt: number
  readonly seenAt: number
}

export interface PlayerStorage {
  /** Adds a guest with a first session; false if the name is taken. */
  add(player: StoredPlayer, session: StoredSession): Promise<boolean>
  find(id: string): Promise<StoredPlayer | undefined>
  /** The player who has claimed this name, in any upper or lower case. */
  claimedBy(name: string): Promise<StoredPlayer | undefined>
  /**
   * Whether another player has claimed this name, or one that looks like it. A player who claimed a name before look-alikes
   * were refused keeps it.
   */
  isTaken(player: string, name: string): Promise<boolean>
  /** False if the name is taken. A player with a claimed name claims the new one instead. */
  rename(id: string, name: string): Promise<boolean>
  /** Sets a name and password; false if the name is taken. */
  claim(id: string, name: string, password: string): Promise<boolean>
  addSession(session: StoredSession): Promise<void>
  /** The session with this hash and its player. */
  bearer(tokenHash: string): Promise<{ session: StoredSession; player: StoredPlayer } | undefined>
  /** Most recently seen first. */
  sessions(player: string): Promise<readonly StoredSession[]>
  /**
   * Never goes back, except from a time more than a day ahead of `at`, which was stored while the system clock was wrong.
   */
  seen(session: string, at: number): Promise<void>
  /** Ends one session of this player; false if there is no such session. */
  revoke(player: string, session: string): Promise<boolean>
  /** Ends all of this player's sessions except one. */
  revokeOthers(player: string, keptSession: string): Promise<void>
  /** Ends all sessions of this player; returns which. */
  revokeAllOf(player: string): Promise<readonly string[]>
  /** Bans a player, or replaces the ban. */
  ban(ban: StoredBan): Promise<void>
  /** False if the player was not banned. */
  unban(player: string): Promise<boolean>
  /** The ban of this player, also one that has ended. */
  banOf(player: string): Promise<StoredBan | undefined>
}

export interface StoredBan {
  readonly player: string
  /** For the host only. */
  readonly reason: string
  readonly at: number
  /** Null for a ban without an end. */
  readonly until: number | null
}

/** A player's report that another player's name should not be there. */
export interface StoredReport {
  readonly number: number
  /** The reported player. */
  readonly player: string
  /** The name at the time of the report. */
  readonly name: string
  /** Null if the reporter's account was deleted. */
  readonly reporter: string | null
  readonly at: number
  readonly closedAt: number | null
}

export interface ReportStorage {
  /** Changes nothing if the same player has an open report about the same name already. */
  add(report: Pick<StoredReport, 'player' | 'name' | 'at'> & { readonly reporter: string }): Promise<void>
  /** The latest first. */
  list(query: { readonly closed: boolean; readonly limit: number }): Promise<readonly StoredReport[]>
  /** False if there is no open report with this number. */
  close(number: number, at: number): Promise<boolean>
}

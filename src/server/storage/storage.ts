import type { Details } from '#kernel/result.ts'
import type { FinishedGame, GameStatistics } from '#protocol/api.ts'
import type { LobbyTable, TablePhase } from '#protocol/server-messages.ts'
import type { OnlineEntry, Sitter, TableHeader } from '../tables/log/log-entry.ts'

/**
 * Where the house keeps everything. Several houses may share one storage, so a table is addressed by id and seq,
 * and whoever appends a seq first has it. A promise that resolves is a promise kept: what was appended survives
 * the power going out. One that rejects with StorageTrouble has kept nothing,
 * unless the trouble is that nobody knows.
 */
export interface Storage {
  readonly tables: TableStorage
  readonly players: PlayerStorage
  readonly history: HistoryStorage
  readonly presence: PresenceStorage
  /** Writes and reads something; rejects while nothing can be kept. */
  check(): Promise<void>
  /** Waits for what is under way. */
  close(): Promise<void>
}

/** The storage cannot keep or find anything at the moment: disk full, file locked, connection lost. */
export class StorageUnavailableError extends Error {
  /** What was asked may have been kept all the same: only asking again will tell. */
  readonly isUncertain: boolean

  constructor(message: string, { isUncertain = false } = {}) {
    super(message)
    this.isUncertain = isUncertain
  }
}

export interface TableStorage {
  /**
   * Keeps a new table with its first entries; false when its code belongs to a table that is not over. Opening the
   * same table again changes nothing and is true, so that whoever does not know whether it was kept can ask again.
   */
  open(table: TableHeader, entries: readonly OnlineEntry[], standing: TableSummary): Promise<boolean>
  load(id: string): Promise<StoredTable | undefined>
  /** The id of the youngest table with this code. */
  find(code: string): Promise<string | undefined>
  /** Rejects an entry that would leave a gap: only a bug can ask for that. */
  append(append: Append): Promise<AppendResult>
  /** Tables in play whose deadline is not after `now`, the longest overdue first. */
  due(now: number, limit: number): Promise<readonly string[]>
  /** Tables in play. */
  inPlay(): Promise<readonly string[]>
  /** Open tables that are waiting (if whoever opened them is present) or in play, the youngest first. */
  lobby(limit: number): Promise<readonly LobbyTable[]>
  /** Waiting or playing tables at which this player sits, the youngest first. */
  of(player: string): Promise<readonly LobbyTable[]>
  /** Waiting tables opened before this instant at which nobody is present, the oldest first. */
  forgotten(before: number, limit: number): Promise<readonly string[]>
  /** The latest instant in any log; 0 in an empty storage. */
  lastInstant(): Promise<number>
}

export interface StoredTable {
  readonly table: TableHeader
  readonly entries: readonly OnlineEntry[]
}

export interface Append {
  readonly table: string
  /** The number of this entry: one more than the number of entries before it. */
  readonly seq: number
  readonly entry: OnlineEntry
  /** Phase and seats only where either has changed: of most entries only time is to be noted. */
  readonly standing: TableSummary | Pick<TableSummary, 'deadline'>
  /** With the entry that ends a game: counted in the same transaction, once. */
  readonly result?: GameResult
}

/** What can be asked of tables without folding their logs. */
export interface TableSummary {
  readonly phase: TablePhase
  readonly seats: readonly (Sitter | null)[]
  readonly deadline: number | null
}

/** `taken`: another entry has this seq, or the command was done already. Load the table and look again. */
export type AppendResult = 'appended' | 'taken'

export interface GameResult {
  readonly id: string
  readonly game: string
  readonly startedAt: number
  readonly endedAt: number
  readonly seats: readonly { readonly sitter: Sitter; readonly won: boolean }[]
  readonly reason: string
  readonly facts: Details
  readonly rated: boolean
}

export interface HistoryStorage {
  find(id: string): Promise<FinishedGame | undefined>
  /**
   * A player's finished games that ended before an instant, the last ended first. A page is a little longer than its
   * limit where games ended at one instant, so that the next page, from the last one's end, misses none.
   */
  games(
    player: string,
    page: { readonly before?: number; readonly limit: number },
  ): Promise<readonly FinishedGame[]>
  statistics(player: string): Promise<readonly GameStatistics[]>
  /** The present rating in one game, undefined before the first rated one. */
  rating(player: string, game: string): Promise<number | undefined>
}

export interface StoredPlayer {
  readonly id: string
  readonly name: string
  /** Of a claimed name: the password's hash with all that is needed to check it. */
  readonly password: string | null
  readonly createdAt: number
}

export interface StoredSession {
  readonly id: string
  readonly player: string
  /** SHA-256 of the token, in hex; the token itself is kept by nobody but its bearer. */
  readonly tokenHash: string
  readonly device: string
  readonly createdAt: number
  readonly seenAt: number
}

export interface PlayerStorage {
  /** Adds a guest with a first session; false when the name is claimed by another. */
  add(player: StoredPlayer, session: StoredSession): Promise<boolean>
  find(id: string): Promise<StoredPlayer | undefined>
  /** Who has claimed this name, written in whatever case. */
  claimedBy(name: string): Promise<StoredPlayer | undefined>
  /** False when the name is claimed by another. Whoever has claimed a name claims the new one in its place. */
  rename(id: string, name: string): Promise<boolean>
  /** Takes a name and password; false when the name is claimed by another. */
  claim(id: string, name: string, password: string): Promise<boolean>
  addSession(session: StoredSession): Promise<void>
  /** The session with this hash and its player. */
  bearer(tokenHash: string): Promise<{ session: StoredSession; player: StoredPlayer } | undefined>
  /** The last seen first. */
  sessions(player: string): Promise<readonly StoredSession[]>
  seen(session: string, at: number): Promise<void>
  /** Ends one session of this player; false when there is none such. */
  revoke(player: string, session: string): Promise<boolean>
  /** Ends all sessions of this player but one. */
  revokeOthers(player: string, kept: string): Promise<void>
}

/** Who is at which table, through which connection. What a house that is gone left behind is forgotten on opening. */
export interface PresenceStorage {
  arrive(visit: PresenceRow): Promise<void>
  depart(visit: PresenceRow): Promise<void>
  /** The players who are at this table through any connection. */
  at(table: string): Promise<readonly string[]>
}

export interface PresenceRow {
  readonly table: string
  readonly player: string
  readonly connection: string
}

import type { Details } from '#kernel/result.ts'
import type { FinishedGame, GameStatistics, HeadToHead } from '#protocol/api.ts'
import type { LobbyTable, TablePhase } from '#protocol/server-messages.ts'
import type { OnlineEntry, Sitter, TableHeader } from '../tables/log/log-entry.ts'

/**
 * Everything the server stores. Several servers may share one storage: log entries are addressed by table id and seq,
 * and the first to append a seq wins. When a promise resolves, the data is durable even through a power failure. When
 * it rejects with StorageUnavailableError nothing was stored, unless the error is uncertain.
 */
export interface Storage {
  readonly tables: TableStorage
  readonly players: PlayerStorage
  readonly history: HistoryStorage
  readonly presence: PresenceStorage
  readonly links: LinkStorage
  /** Writes and reads something; rejects while storage is unavailable. */
  check(): Promise<void>
  /** Waits for pending operations. */
  close(): Promise<void>
}

/** Storage cannot be used at the moment: disk full, file locked, connection lost. */
export class StorageUnavailableError extends Error {
  /** The write may have succeeded all the same; only a retry shows it. */
  readonly isUncertain: boolean

  constructor(message: string, { isUncertain = false } = {}) {
    super(message)
    this.isUncertain = isUncertain
  }
}

export interface TableStorage {
  /**
   * Stores a new table with its first entries; false if its code belongs to a table that is not over. Opening the same
   * table again changes nothing and returns true, so that a caller with an uncertain result can retry.
   */
  open(table: TableHeader, entries: readonly OnlineEntry[], summary: TableSummary): Promise<boolean>
  load(id: string): Promise<StoredTable | undefined>
  /** The id of the newest table with this code. */
  find(code: string): Promise<string | undefined>
  /** Rejects an entry that would leave a gap in the log, since only a bug can cause that. */
  append(append: Append): Promise<AppendResult>
  /** Tables in play whose deadline is not after `now`, longest overdue first. */
  due(now: number, limit: number): Promise<readonly string[]>
  inPlay(): Promise<readonly string[]>
  /** Open tables that are in play, or waiting with their creator present; newest first. */
  lobby(limit: number): Promise<readonly LobbyTable[]>
  /** Waiting or playing tables at which this player sits, newest first. */
  of(player: string): Promise<readonly LobbyTable[]>
  /** Waiting tables created before this instant at which nobody is present, oldest first. */
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
  /** Includes phase and seats only if either has changed: most entries change only the deadline. */
  readonly standing: TableSummary | Pick<TableSummary, 'deadline'>
  /** Set for the entry that ends a game: the result is stored in the same transaction, once. */
  readonly result?: GameResult
}

/** The columns by which tables are found without replaying their logs. */
export interface TableSummary {
  readonly phase: TablePhase
  readonly seats: readonly (Sitter | null)[]
  readonly deadline: number | null
}

/** `taken`: another entry has this seq, or the command was executed already. The caller reloads the table. */
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
   * A player's games that ended before an instant, the latest first. A page may exceed its limit when several games ended
   * at the same instant, so that the next page, which starts at the last game's end, misses none.
   */
  games(
    player: string,
    page: { readonly before?: number; readonly limit: number },
  ): Promise<readonly FinishedGame[]>
  statistics(player: string): Promise<readonly GameStatistics[]>
  /** The current rating in one game; undefined before the first rated game. */
  rating(player: string, game: string): Promise<number | undefined>
  /** The results of one game between two players, the first player's wins first. */
  between(game: string, players: readonly [string, string]): Promise<HeadToHead>
}

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
  /** Adds a guest with a first session; false if another player has claimed the name. */
  add(player: StoredPlayer, session: StoredSession): Promise<boolean>
  find(id: string): Promise<StoredPlayer | undefined>
  /** The player who has claimed this name, in any upper or lower case. */
  claimedBy(name: string): Promise<StoredPlayer | undefined>
  /** False if another player has claimed the name. A player with a claimed name claims the new one instead. */
  rename(id: string, name: string): Promise<boolean>
  /** Sets a name and password; false if another player has claimed the name. */
  claim(id: string, name: string, password: string): Promise<boolean>
  addSession(session: StoredSession): Promise<void>
  /** The session with this hash and its player. */
  bearer(tokenHash: string): Promise<{ session: StoredSession; player: StoredPlayer } | undefined>
  /** Most recently seen first. */
  sessions(player: string): Promise<readonly StoredSession[]>
  seen(session: string, at: number): Promise<void>
  /** Ends one session of this player; false if there is no such session. */
  revoke(player: string, session: string): Promise<boolean>
  /** Ends all of this player's sessions except one. */
  revokeOthers(player: string, keptSession: string): Promise<void>
}

/** A short link to a path of the app. */
export interface StoredLink {
  readonly code: string
  readonly path: string
  /** When it was made or last opened. */
  readonly usedAt: number
}

export interface LinkStorage {
  /** Changes nothing if the code is taken. */
  save(link: StoredLink): Promise<void>
  find(code: string): Promise<StoredLink | undefined>
  used(code: string, at: number): Promise<void>
  deleteUnused(before: number): Promise<void>
}

/** Which player is at which table through which connection. Rows of an earlier process are cleared on opening. */
export interface PresenceStorage {
  arrive(row: PresenceRow): Promise<void>
  depart(row: PresenceRow): Promise<void>
  /** The players with any connection to this table. */
  at(table: string): Promise<readonly string[]>
}

export interface PresenceRow {
  readonly table: string
  readonly player: string
  readonly connection: string
}

import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Details } from '#kernel/result.ts'
import type { FinishedGame, GameStatistics, HeadToHead, TableReference } from '#protocol/api.ts'
import type { LobbyTable, TablePhase } from '#protocol/server-messages.ts'
import type { Rate } from '../limits/limits.ts'
import type { OnlineEntry, Sitter, TableHeader } from '../tables/log/log-entry.ts'
import type { AdministrationStorage } from './administration.ts'
import type { NodeStorage, Wake } from './node-storage.ts'
import type { PuzzleStorage } from './puzzle-storage.ts'

/**
 * Everything the server stores. Several servers may share one storage: log entries are addressed by table id and seq,
 * and the first to append a seq wins. When a promise resolves, the data is durable even through a power failure. When
 * it rejects with StorageUnavailableError nothing was stored, unless the error is uncertain.
 */
export interface Storage {
  /** Whether several servers may use it at once, so that what one of them remembers may be out of date. */
  readonly isShared: boolean
  readonly tables: TableStorage
  readonly players: PlayerStorage
  readonly history: HistoryStorage
  readonly presence: PresenceStorage
  readonly links: LinkStorage
  readonly reports: ReportStorage
  readonly puzzles: PuzzleStorage
  readonly administration: AdministrationStorage
  readonly nodes: NodeStorage
  /**
   * Runs work while nobody else, on any node, runs work under the same name. The work must not take the same lock again.
   * A node that loses its connection to the storage also loses the lock, so the log must still decide who was first.
   */
  withLock<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer>
  /** Calls back for what other nodes did, until the returned function is called. Wake-ups may be lost or repeated. */
  onWake(listener: (wake: Wake) => void): () => void
  /** Opens a limit that all servers count together; a storage of one server leaves that to the server's memory. */
  openRateLimiter?(limit: string, rate: Rate): RateLimiterAbstract
  /** Writes and reads something; rejects while storage is unavailable. */
  check(): Promise<void>
  /** For the host's monitoring; a storage in memory has none. */
  figures?(): Promise<StorageFigures>
  /** Waits for pending operations. */
  close(): Promise<void>
}

export interface StorageFigures {
  /** Requests that have not been answered yet. */
  readonly pendingRequests: number
  readonly databaseBytes: number
  /** The write-ahead log beside the database. Unknown if the database is on a server of its own, as is the next. */
  readonly walBytes?: number
  readonly freeDiskBytes?: number
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
  /** The entries after this seq, for a node that may be behind; undefined where `load` finds nothing. */
  loadSince(id: string, seq: number): Promise<readonly OnlineEntry[] | undefined>
  /** The tables among these that have entries after the known one, for a node that may have missed wake-ups. */
  grown(known: readonly KnownLog[]): Promise<readonly string[]>
  /** The id of the newest table with this code. */
  find(code: string): Promise<string | undefined>
  /** Rejects an entry that would leave a gap in the log, since only a bug can cause that. */
  append(append: Append): Promise<AppendResult>
  /**
   * Tables in play whose deadline is not after `now`, longest overdue first. On a shared storage other nodes do not get
   * the same deadline for DUE_CLAIM_MS, so that they do not all expire the same tables.
   */
  due(now: number, limit: number): Promise<readonly string[]>
  inPlay(): Promise<readonly string[]>
  /** Open tables that are in play, or waiting with their creator present: the newest of each creator, newest first. */
  lobby(limit: number): Promise<readonly LobbyTable[]>
  /** Open tables with exactly this setup that wait for players, with their creator present; the oldest first. */
  waitingFor(wanted: WaitingTableQuery): Promise<readonly TableReference[]>
  /** Waiting or playing tables at which this player sits, newest first. */
  of(player: string): Promise<readonly LobbyTable[]>
  /** Waiting tables created before this instant at which nobody is present, oldest first. */
  forgotten(before: number, limit: number): Promise<readonly string[]>
  /** The latest instant in any log that is not after the given one; 0 if there is none. */
  lastInstant(notAfter?: number): Promise<number>
  /** Whether any table ended or was closed between these instants. */
  endedBetween(from: number, to: number): Promise<boolean>
  /** Leaves a table that cannot be opened out of all lists, or with `null` puts it back. */
  setAside(id: string, reason: string | null): Promise<void>
  allSetAside(): Promise<readonly SetAsideTable[]>
}

/** How far a node knows the log of a table. */
export interface KnownLog {
  readonly table: string
  readonly seq: number
}

/** A table that cannot be opened: its log is damaged, or its rules or words are gone. */
export interface SetAsideTable {
  readonly id: string
  readonly reason: string
}

export interface WaitingTableQuery {
  readonly game: string
  readonly setup: object
  /** Only tables of this creator. */
  readonly openedBy?: string
  readonly limit: number
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
  readonly summary: TableSummary | Pick<TableSummary, 'deadline'>
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
  delete(code: string): Promise<void>
  /** Some links in the order of their codes, after this one. Empty after the last. */
  list(after: string): Promise<readonly StoredLink[]>
}

/**
 * Which player is at which table through which connection. A storage that is not shared clears the rows of an earlier
 * process when it is opened; on a shared one they count until the lease of their node has run out.
 */
export interface PresenceStorage {
  arrive(row: PresenceRow): Promise<void>
  /**
   * The connection was closed, on which the player was last heard at this instant. Returns the latest such instant of all
   * connections of the player to this table that were closed while this one was open, this one included.
   */
  depart(row: PresenceRow, heardAt: number): Promise<number>
  /** The players with a connection to this table, through any living node. */
  at(table: string): Promise<readonly string[]>
}

export interface PresenceRow {
  readonly node: string
  readonly table: string
  readonly player: string
  readonly connection: string
}

import type { Details } from '#kernel/result.ts'
import type { TableReference } from '#protocol/api.ts'
import type { LobbyTable, TablePhase } from '#protocol/server-messages.ts'
import type { OnlineEntry, Sitter, TableHeader } from '../tables/log/log-entry.ts'

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

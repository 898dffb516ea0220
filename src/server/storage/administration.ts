import type { TablePhase } from '#protocol/server-messages.ts'
import type { OnlineEntry, Sitter, TableHeader } from '../tables/log/log-entry.ts'
import type { StoredBan } from './player-storage.ts'
import type { GameResult } from './table-storage.ts'

/** The host's view of the storage: lists, deletion and checks. No player's request comes here. */
export interface AdministrationStorage {
  /** Players whose name contains a text or whose id begins with it, the last seen first. */
  players(query: PlayerQuery): Promise<readonly PlayerRow[]>
  player(id: string): Promise<PlayerRow | undefined>
  /** The ids of all players with this name, in any upper or lower case. */
  playersNamed(name: string): Promise<readonly string[]>
  /** The seeds of this player's finished games, by which a shared game is recognised. */
  seedsOf(player: string): Promise<readonly string[]>
  /** Tables whose code, id, game or seats contain a text, the newest first. */
  tables(query: TableQuery): Promise<readonly TableRow[]>
  table(id: string): Promise<TableRow | undefined>
  counts(now: number): Promise<StorageCounts>
  /**
   * Replaces a player's name, or the whole player, in some of the tables with their logs and results. Returns where to go
   * on, and undefined after the last table. It works in slices because it has to read every log.
   */
  replacePlayer(replacement: PlayerReplacement, from: number): Promise<number | undefined>
  /** Deletes what is left of a player after `replacePlayer`: account, sessions, ratings, ban and reports. */
  deletePlayer(id: string): Promise<void>
  /** Closes a table whose log cannot be replayed, so that nobody sits there any more. Its log stays as it is. */
  closeTable(id: string): Promise<void>
  /** Ends everyone's sessions; returns which. */
  revokeAll(): Promise<readonly { readonly player: string; readonly session: string }[]>
  /** Deletes, among some rows, what is older than an instant; works in slices that hold up no move. */
  purge(slice: PurgeSlice): Promise<PurgeProgress>
  /** Some tables with everything that is stored about them. Returns where to go on, and undefined after the last. */
  audit(from: number): Promise<{ readonly tables: readonly StoredTableFacts[]; readonly next?: number }>
  /**
   * Overwrites what was deleted, so that it cannot be recovered from the storage's file. Writes wait meanwhile; `later`
   * means that the file is too large for that, or that somebody is reading it.
   */
  scrub(options: { readonly whileRunning: boolean }): Promise<'done' | 'later'>
  condition(): Promise<StorageCondition>
}

export interface PlayerQuery {
  readonly search?: string
  readonly banned?: boolean
  readonly limit: number
}

export interface PlayerRow {
  readonly id: string
  readonly name: string
  readonly claimed: boolean
  readonly createdAt: number
  /** The last use of a session, or the end of the last game; null if neither is known. */
  readonly seenAt: number | null
  readonly sessions: number
  /** Finished games. */
  readonly games: number
  /** Unfinished tables at which the player sits. */
  readonly tables: number
  /** Also a ban that has ended, until it is lifted. */
  readonly ban?: Omit<StoredBan, 'player'>
}

export interface TableQuery {
  readonly search?: string
  readonly phase?: TablePhase
  readonly limit: number
}

export interface TableRow {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly setup: object
  readonly phase: TablePhase
  readonly open: boolean
  readonly seats: readonly (Sitter | null)[]
  readonly createdAt: number
  /** The time of the last entry. */
  readonly lastAt: number
  /** The number of entries in the log; 0 if the log was deleted. */
  readonly seq: number
  readonly logBytes: number
}

export interface StorageCounts {
  readonly players: { readonly claimed: number; readonly guests: number; readonly banned: number }
  readonly sessions: number
  readonly tables: Readonly<Record<TablePhase, number>>
  readonly games: number
  readonly openReports: number
}

export interface PlayerReplacement {
  readonly player: string
  readonly name: string
  /** Whether the id is replaced too, by one that says only which seat it was. */
  readonly anonymous: boolean
}

/**
 * `sessions` that have expired; `guests` without games; tables that were `closed` before a game began; `logs` of games;
 * `changes` of players, which all nodes have heard of.
 */
export const PURGE_KINDS = ['sessions', 'guests', 'closed', 'logs', 'changes'] as const
export type PurgeKind = (typeof PURGE_KINDS)[number]

export interface PurgeSlice {
  readonly kind: PurgeKind
  readonly before: number
  /** Where the slice begins: `next` of the one before it, absent for the first. */
  readonly from?: string
  /** Only counts. */
  readonly dryRun?: boolean
}

export interface PurgeProgress {
  readonly count: number
  /** Absent after the last slice. */
  readonly next?: string
}

/** A stored table as the check sees it; or why it cannot even be read. */
export type StoredTableFacts =
  | {
      readonly id: string
      readonly table: TableHeader
      readonly entries: readonly OnlineEntry[]
      /** The stored seq of each entry. */
      readonly seqs: readonly number[]
      readonly phase: TablePhase
      readonly seats: readonly (Sitter | null)[]
      readonly isLogDeleted: boolean
      readonly result?: GameResult
    }
  | { readonly id: string; readonly unreadable: string }

export interface StorageCondition {
  /** Tables that once had more entries than they have now: storage has lost commits. */
  readonly losses: readonly TableLoss[]
  /** The findings of the check of the file’s structure. */
  readonly damage: readonly string[]
  /** The check of the structure is still running. */
  readonly isChecking: boolean
  readonly bytes: number
}

export interface TableLoss {
  readonly table: string
  /** The number of entries it had. */
  readonly had: number
  /** The number of entries it had when the loss was noticed; 0 if the table was gone. */
  readonly has: number
  readonly noticedAt: number
}

/** The name of everyone whose account was deleted. */
export const DELETED_NAME = 'Deleted player'

/** Unique at a table, and the same at every table, so that games of one deleted player cannot be connected. */
export function deletedId(seat: number): string {
  return `deleted-${seat + 1}`
}

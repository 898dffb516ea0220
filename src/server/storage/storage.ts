import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { FinishedGame, GameStatistics, HeadToHead } from '#protocol/api.ts'
import type { Rate } from '../limits/limits.ts'
import type { AdministrationStorage } from './administration.ts'
import type { NodeStorage, Wake } from './node-storage.ts'
import type { PlayerStorage, ReportStorage } from './player-storage.ts'
import type { PuzzleStorage } from './puzzle-storage.ts'
import type { TableStorage } from './table-storage.ts'

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

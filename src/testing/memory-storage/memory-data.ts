import type { DatedRating } from '#server/ratings/game-ratings.ts'
import type {
  GameResult,
  PresenceRow,
  StoredLink,
  StoredPlayer,
  StoredSession,
  TableSummary,
} from '#server/storage/storage.ts'
import type { OnlineEntry, TableHeader } from '#server/tables/log/log-entry.ts'

/** The data of a storage in memory. Several servers may share it. */
export interface MemoryData {
  /** In the order of creation. */
  readonly tables: Map<string, MemoryTable>
  /** An index of the tables that are waiting or in play. */
  readonly live: Map<string, MemoryTable>
  readonly byCode: Map<string, MemoryTable>
  readonly results: Map<string, MemoryResult>
  readonly resultsOf: Map<string, MemoryResult[]>
  /** By player and game. */
  readonly ratings: Map<string, DatedRating>
  readonly players: Map<string, StoredPlayer>
  readonly claims: Map<string, string>
  readonly sessions: Map<string, StoredSession>
  readonly sessionByHash: Map<string, string>
  /** By table, then by player and connection. */
  readonly presence: Map<string, Map<string, PresenceRow>>
  readonly links: Map<string, StoredLink>
}

export interface MemoryTable {
  readonly table: TableHeader
  readonly entries: OnlineEntry[]
  readonly commands: Set<string>
  standing: TableSummary
}

export interface MemoryResult {
  readonly result: GameResult
  /** By seat, after the game; empty for an unrated game. */
  readonly ratings: readonly DatedRating[]
  /** By seat, before the game. */
  readonly ratingsBefore: readonly (DatedRating | undefined)[]
}

export function emptyMemoryData(): MemoryData {
  return {
    tables: new Map(),
    live: new Map(),
    byCode: new Map(),
    results: new Map(),
    resultsOf: new Map(),
    ratings: new Map(),
    players: new Map(),
    claims: new Map(),
    sessions: new Map(),
    sessionByHash: new Map(),
    presence: new Map(),
    links: new Map(),
  }
}

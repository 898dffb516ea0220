import type { RateLimiterMemory } from 'rate-limiter-flexible'
import type { DatedRating } from '#server/ratings/game-ratings.ts'
import { LockQueue } from '#server/storage/lock-queue.ts'
import type { NodeDescription, PlayerChange, Wake } from '#server/storage/node-storage.ts'
import type { StoredBan, StoredPlayer, StoredReport, StoredSession } from '#server/storage/player-storage.ts'
import type { StoredPuzzle } from '#server/storage/puzzle-storage.ts'
import type { PresenceRow, StoredLink } from '#server/storage/storage.ts'
import type { GameResult, TableSummary } from '#server/storage/table-storage.ts'
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
  /** The owners of claimed names, by key. */
  readonly claims: Map<string, string>
  /** The owners of claimed names, by skeleton. */
  readonly skeletons: Map<string, string>
  readonly sessions: Map<string, StoredSession>
  readonly sessionByHash: Map<string, string>
  /** By table, then by player and connection. */
  readonly presence: Map<string, Map<string, MemoryPresenceRow>>
  readonly links: Map<string, StoredLink>
  readonly puzzles: Map<string, MemoryPuzzle>
  readonly bans: Map<string, StoredBan>
  readonly reports: StoredReport[]
  /** When each node last renewed its lease. */
  readonly nodes: Map<string, number>
  readonly nodeDescriptions: Map<string, NodeDescription>
  readonly playerChanges: (PlayerChange & { readonly at: number })[]
  /** The node that has each claim. */
  readonly nodeClaims: Map<string, string>
  readonly dueClaims: Map<string, DueClaim>
  readonly locks: LockQueue
  readonly rateLimiters: Map<string, RateLimiterMemory>
  /** By the storage that listens. */
  readonly listeners: Map<object, Set<(wake: Wake) => void>>
  /** Another one after a failover. */
  server: string
  /** The time that all nodes share. */
  now(): number
}

export interface MemoryPresenceRow extends PresenceRow {
  heardAt: number
}

/** A deadline that was handed to one storage. */
export interface DueClaim {
  readonly owner: object
  readonly deadline: number
  readonly until: number
}

export interface MemoryPuzzle {
  readonly puzzle: StoredPuzzle
  readonly likes: Set<string>
  /** The time of each player who has solved it; null with hints. */
  readonly solves: Map<string, number | null>
}

export interface MemoryTable {
  table: TableHeader
  readonly entries: OnlineEntry[]
  readonly commands: Set<string>
  summary: TableSummary
  setAside?: string | undefined
  isLogDeleted: boolean
}

export interface MemoryResult {
  readonly result: GameResult
  /** By seat, after the game; empty for an unrated game, undefined for a deleted player. */
  readonly ratings: readonly (DatedRating | undefined)[]
  /** By seat, before the game. */
  readonly ratingsBefore: readonly (DatedRating | undefined)[]
}

export function emptyMemoryData(now: () => number = Date.now): MemoryData {
  return {
    tables: new Map(),
    live: new Map(),
    byCode: new Map(),
    results: new Map(),
    resultsOf: new Map(),
    ratings: new Map(),
    players: new Map(),
    claims: new Map(),
    skeletons: new Map(),
    sessions: new Map(),
    sessionByHash: new Map(),
    presence: new Map(),
    links: new Map(),
    puzzles: new Map(),
    bans: new Map(),
    reports: [],
    nodes: new Map(),
    nodeDescriptions: new Map(),
    playerChanges: [],
    nodeClaims: new Map(),
    dueClaims: new Map(),
    locks: new LockQueue(),
    rateLimiters: new Map(),
    listeners: new Map(),
    server: 'the first',
    now,
  }
}

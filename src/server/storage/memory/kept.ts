import type { DatedRating } from '../../rating/game-ratings.ts'
import type { HouseEntry, HouseTable } from '../../table/entry.ts'
import type { GameResult, Standing, StoredPlayer, StoredSession, Visit } from '../storage.ts'

/** All that a storage in memory holds. Several houses may share it. */
export interface Kept {
  /** In the order in which they were opened. */
  readonly tables: Map<string, KeptTable>
  /** Those that are waiting or in play, so that asking for them does not go through all that are over. */
  readonly live: Map<string, KeptTable>
  readonly byCode: Map<string, KeptTable>
  readonly results: Map<string, KeptResult>
  readonly resultsOf: Map<string, KeptResult[]>
  /** By player and game. */
  readonly ratings: Map<string, DatedRating>
  readonly players: Map<string, StoredPlayer>
  readonly claims: Map<string, string>
  readonly sessions: Map<string, StoredSession>
  readonly sessionByHash: Map<string, string>
  /** By table, then by player and connection. */
  readonly visits: Map<string, Map<string, Visit>>
}

export interface KeptTable {
  readonly table: HouseTable
  readonly entries: HouseEntry[]
  readonly commands: Set<string>
  standing: Standing
}

export interface KeptResult {
  readonly result: GameResult
  /** By seat, after the game; none where it was not rated. */
  readonly ratings: readonly DatedRating[]
}

export function nothingKept(): Kept {
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
    visits: new Map(),
  }
}

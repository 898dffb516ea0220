import type { AdministrationStorage, TableLoss } from '../administration.ts'
import type { NodeStorage } from '../node-storage.ts'
import type { PlayerStorage, ReportStorage } from '../player-storage.ts'
import type { PuzzleStorage } from '../puzzle-storage.ts'
import type { HistoryStorage, LinkStorage, PresenceStorage } from '../storage.ts'
import type { TableStorage } from '../table-storage.ts'
import type { RpcFailure } from './errors.ts'

/** The same methods without promises. */
export type Synchronous<T> = {
  readonly [K in keyof T]: T[K] extends (...parameters: infer Given) => Promise<infer Answer>
    ? (...parameters: Given) => Answer
    : never
}

/** The worker's methods, by group. */
export interface Queries {
  readonly tables: Synchronous<TableStorage>
  readonly players: Synchronous<PlayerStorage>
  readonly history: Synchronous<HistoryStorage>
  readonly presence: Synchronous<PresenceStorage>
  readonly nodes: Synchronous<NodeStorage>
  readonly links: Synchronous<LinkStorage>
  readonly reports: Synchronous<ReportStorage>
  readonly puzzles: Synchronous<PuzzleStorage>
  readonly administration: Omit<Synchronous<AdministrationStorage>, 'condition'>
  readonly file: {
    /** Clears the presence and claims of an earlier process, and notices entries that are gone. */
    begin(): void
    check(): void
    losses(): readonly TableLoss[]
  }
}

export type QueryGroup = keyof Queries

/** Every method, and whether it writes. A method that runs `alone` is not part of a transaction. */
export const QUERY_KINDS = {
  tables: {
    open: 'write',
    load: 'read',
    loadSince: 'read',
    grown: 'read',
    find: 'read',
    append: 'write',
    // It also corrects the deadlines in outdated rows.
    due: 'write',
    inPlay: 'read',
    lobby: 'read',
    waitingFor: 'read',
    of: 'read',
    forgotten: 'read',
    lastInstant: 'read',
    endedBetween: 'read',
    setAside: 'write',
    allSetAside: 'read',
  },
  players: {
    add: 'write',
    find: 'read',
    claimedBy: 'read',
    isTaken: 'read',
    rename: 'write',
    claim: 'write',
    addSession: 'write',
    bearer: 'read',
    sessions: 'read',
    seen: 'write',
    revoke: 'write',
    revokeOthers: 'write',
    revokeAllOf: 'write',
    ban: 'write',
    unban: 'write',
    banOf: 'read',
  },
  history: { find: 'read', games: 'read', statistics: 'read', rating: 'read', between: 'read' },
  presence: { arrive: 'write', depart: 'write', at: 'read' },
  nodes: {
    now: 'read',
    renew: 'write',
    list: 'read',
    expired: 'read',
    connectionsOf: 'read',
    remove: 'write',
    hasOthers: 'read',
    lastRenewal: 'read',
    claim: 'write',
    release: 'write',
    releaseAll: 'write',
    playerChanges: 'read',
    accept: 'read',
  },
  links: {
    save: 'write',
    find: 'read',
    used: 'write',
    deleteUnused: 'write',
    delete: 'write',
    list: 'read',
  },
  reports: { add: 'write', list: 'read', close: 'write' },
  puzzles: {
    publish: 'write',
    list: 'read',
    find: 'read',
    get: 'read',
    like: 'write',
    solve: 'write',
    countOf: 'read',
    remove: 'write',
    forget: 'write',
  },
  administration: {
    players: 'read',
    player: 'read',
    playersNamed: 'read',
    seedsOf: 'read',
    tables: 'read',
    table: 'read',
    counts: 'read',
    replacePlayer: 'write',
    deletePlayer: 'write',
    closeTable: 'write',
    revokeAll: 'write',
    purge: 'write',
    audit: 'read',
    scrub: 'alone',
  },
  file: { begin: 'write', check: 'write', losses: 'read' },
} as const satisfies { [P in QueryGroup]: { [Name in keyof Queries[P]]: QueryKind } }

export type QueryKind = 'read' | 'write' | 'alone'

export type RpcRequest = readonly [part: QueryGroup, name: string, given: readonly unknown[]]

/** Responses come in the order of their requests. */
export interface RpcResponse {
  readonly value?: unknown
  readonly failure?: RpcFailure
}

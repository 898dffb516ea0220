import type { HistoryStorage, LinkStorage, PlayerStorage, PresenceStorage, TableStorage } from '../storage.ts'
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
  readonly links: Synchronous<LinkStorage>
  readonly file: {
    /** Clears the presence rows of an earlier process. */
    begin(): void
    check(): void
  }
}

export type QueryGroup = keyof Queries

/** Every method, and whether it writes. */
export const QUERY_KINDS = {
  tables: {
    open: 'write',
    load: 'read',
    find: 'read',
    append: 'write',
    // It also corrects the deadlines in outdated rows.
    due: 'write',
    inPlay: 'read',
    lobby: 'read',
    of: 'read',
    forgotten: 'read',
    lastInstant: 'read',
  },
  players: {
    add: 'write',
    find: 'read',
    claimedBy: 'read',
    rename: 'write',
    claim: 'write',
    addSession: 'write',
    bearer: 'read',
    sessions: 'read',
    seen: 'write',
    revoke: 'write',
    revokeOthers: 'write',
  },
  history: { find: 'read', games: 'read', statistics: 'read', rating: 'read', between: 'read' },
  presence: { arrive: 'write', depart: 'write', at: 'read' },
  links: { save: 'write', find: 'read', used: 'write', deleteUnused: 'write' },
  file: { begin: 'write', check: 'write' },
} as const satisfies { [P in QueryGroup]: { [Name in keyof Queries[P]]: 'read' | 'write' } }

export type RpcRequest = readonly [part: QueryGroup, name: string, given: readonly unknown[]]

/** Responses come in the order of their requests. */
export interface RpcResponse {
  readonly value?: unknown
  readonly failure?: RpcFailure
}

export function isWrite([part, name]: RpcRequest): boolean {
  return (QUERY_KINDS[part] as Readonly<Record<string, 'read' | 'write'>>)[name] === 'write'
}

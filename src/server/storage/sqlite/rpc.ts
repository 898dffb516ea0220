import type { HistoryStorage, PlayerStorage, PresenceStorage, TableStorage } from '../storage.ts'
import type { RpcFailure } from './errors.ts'

/** The same questions, answered at once. */
export type Synchronous<T> = {
  readonly [K in keyof T]: T[K] extends (...given: infer Given) => Promise<infer Answer>
    ? (...given: Given) => Answer
    : never
}

/** What the worker can be asked, part by part. */
export interface Queries {
  readonly tables: Synchronous<TableStorage>
  readonly players: Synchronous<PlayerStorage>
  readonly history: Synchronous<HistoryStorage>
  readonly presence: Synchronous<PresenceStorage>
  readonly file: {
    /** Forgets who was where: the house that knew is gone. */
    begin(): void
    check(): void
  }
}

export type QueryGroup = keyof Queries

/** Every question there is, and whether it writes. */
export const QUERY_KINDS = {
  tables: {
    open: 'write',
    load: 'read',
    find: 'read',
    append: 'write',
    // It notes what it finds out about deadlines that have moved.
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
  history: { find: 'read', games: 'read', statistics: 'read', rating: 'read' },
  presence: { arrive: 'write', depart: 'write', at: 'read' },
  file: { begin: 'write', check: 'write' },
} as const satisfies { [P in QueryGroup]: { [Name in keyof Queries[P]]: 'read' | 'write' } }

export type RpcRequest = readonly [part: QueryGroup, name: string, given: readonly unknown[]]

/** Answers come in the order of their questions. */
export interface RpcResponse {
  readonly value?: unknown
  readonly failure?: RpcFailure
}

export function isWrite([part, name]: RpcRequest): boolean {
  return (QUERY_KINDS[part] as Readonly<Record<string, 'read' | 'write'>>)[name] === 'write'
}

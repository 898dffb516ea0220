import type { HistoryStorage, PlayerStorage, PresenceStorage, TableStorage } from '../storage.ts'
import type { Failure } from './trouble.ts'

/** The same questions, answered at once. */
export type AtOnce<T> = {
  readonly [K in keyof T]: T[K] extends (...given: infer Given) => Promise<infer Answer>
    ? (...given: Given) => Answer
    : never
}

/** What the worker can be asked, part by part. */
export interface Shelves {
  readonly tables: AtOnce<TableStorage>
  readonly players: AtOnce<PlayerStorage>
  readonly history: AtOnce<HistoryStorage>
  readonly presence: AtOnce<PresenceStorage>
  readonly file: {
    /** Forgets who was where: the house that knew is gone. */
    begin(): void
    check(): void
  }
}

export type Part = keyof Shelves

/** Every question there is, and whether it writes. */
export const QUESTIONS = {
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
} as const satisfies { [P in Part]: { [Name in keyof Shelves[P]]: 'read' | 'write' } }

export type Question = readonly [part: Part, name: string, given: readonly unknown[]]

/** Answers come in the order of their questions. */
export interface Answer {
  readonly value?: unknown
  readonly failure?: Failure
}

export function writes([part, name]: Question): boolean {
  return (QUESTIONS[part] as Readonly<Record<string, 'read' | 'write'>>)[name] === 'write'
}

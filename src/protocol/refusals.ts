import { type Result, rejectionWith, rejectWith } from '#kernel/result.ts'

type NoData = Record<never, never>

/** The table, where the refused message names one. */
type MaybeTable = { readonly table?: string }

/** Why a server refuses a command at a table, or cannot be reached. */
export type ServerRefusals = {
  'position-changed': NoData
  'nothing-to-reopen': NoData
  'still-sending': { readonly move: string }
  'only-watching': NoData
  'no-such-table': { readonly table: string }
  /** The server cannot replay it; its host is told why. */
  'table-set-aside': { readonly table?: string }
  'table-closed': NoData
  'table-full': NoData
  'seat-taken': { readonly seat: number }
  'already-seated': NoData
  'not-seated': NoData
  'seats-free': NoData
  'not-begun': NoData
  'already-begun': NoData
  'game-goes-on': NoData
  'already-asked': NoData
  'not-online': { readonly game: string }
  'no-such-grace': { readonly graceMs: number; readonly known: string }
  'no-such-level': { readonly known: string; readonly level: string }
  'not-kept': MaybeTable
  'not-known': MaybeTable
  'server-closing': MaybeTable
  'server-unreachable': NoData
  /** The status is absent if the response was not an error but lacks a part. */
  'server-failed': { readonly status?: number }
  'another-protocol': NoData
  'no-message': NoData
  'too-many-tables': { readonly table: string }
  'no-code-free': NoData
  'log-full': { readonly most: number }
}

/** Why a server refuses a name, a password, a session or a request. */
export type AccountRefusals = {
  'name-too-short': { readonly least: number }
  'name-too-long': { readonly most: number }
  'name-without-letters': NoData
  'name-reserved': { readonly name: string }
  'name-taken': { readonly name: string }
  'already-claimed': { readonly name: string }
  'not-claimed': NoData
  'no-such-player': NoData
  'password-too-short': { readonly least: number }
  'password-too-long': { readonly most: number }
  'password-is-the-name': NoData
  'wrong-password': NoData
  'wrong-sign-in': NoData
  'passwords-not-possible': NoData
  /** `until`: when the ban ends, in milliseconds since 1970; absent if it has no end. */
  banned: { readonly until?: number }
  'own-name': NoData
  'not-recognised': NoData
  'no-such-session': NoData
  malformed: { readonly expected: string; readonly field?: string; readonly part: string }
  'body-not-json': NoData
  'not-sent-as-json': NoData
  'body-too-long': NoData
  'another-origin': NoData
  'origin-missing': NoData
  'no-such-path': NoData
  'no-such-record': NoData
  'no-such-link': NoData
  'not-shareable': NoData
  'puzzles-not-published': NoData
  'not-publishable': NoData
  'published-already': NoData
  'no-such-puzzle': NoData
  'not-your-puzzle': NoData
  'not-solved': NoData
  'too-many-puzzles': { readonly most: number }
  'title-too-short': { readonly least: number }
  'title-too-long': { readonly most: number }
  'title-without-letters': NoData
  'too-many-connections': NoData
  'too-many-unfinished-tables': { readonly most: number }
  'too-often': { readonly seconds: number; readonly table?: string }
  busy: NoData
  'storage-trouble': NoData
  'our-fault': NoData
}

export const rejectServer = rejectWith<ServerRefusals>()
export const serverRejection = rejectionWith<ServerRefusals>()
export const rejectAccount = rejectWith<AccountRefusals>()
export const accountRejection = rejectionWith<AccountRefusals>()

/** A result of names, passwords, sessions and limits. */
export type AccountResult<Value> = Result<Value, AccountRefusals>

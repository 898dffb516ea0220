import { type Result, rejectWith } from '#kernel/result.ts'
import type { AccountRefusals } from '#protocol/refusals.ts'

/** Why an operation of the host is refused; a name may be refused as its player's own choice would be. */
export type AdminRefusals = HostRefusals & AccountRefusals

export type HostRefusals = {
  'unknown-player': { readonly given: string }
  /** `ids`: of all players with that name, separated by commas. */
  'several-players': { readonly given: string; readonly ids: string }
  'unknown-table': { readonly given: string }
  'table-ended': { readonly code: string }
  'not-banned': { readonly name: string }
  'ban-in-the-past': Record<never, never>
  'unknown-report': { readonly number: number }
  'unknown-puzzle': { readonly given: string }
  'nothing-to-purge': Record<never, never>
  'database-in-use': Record<never, never>
  'database-not-empty': Record<never, never>
  'folder-not-empty': { readonly file: string }
}

export type AdminResult<Value> = Result<Value, AdminRefusals>

export const rejectAdmin = rejectWith<AdminRefusals>()

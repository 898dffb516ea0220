import type { Seat } from '#kernel/rules.ts'
import type { Action } from '#table/action.ts'
import type { TablePolicy } from '#table/policy.ts'

/** Who occupies a seat at an online table. */
export type Sitter =
  | {
      readonly kind: 'person'
      readonly id: string
      readonly name: string
      /** Whether the name was claimed when the player sat down. Absent in logs of earlier versions. */
      readonly claimed?: boolean
      readonly rating?: number
    }
  | { readonly kind: 'computer'; readonly level: string }

/** Everything that can happen at an online table: before, during and after the game. */
export type OnlineAction =
  | { readonly do: 'sit'; readonly seat: Seat; readonly sitter: Sitter }
  | { readonly do: 'stand'; readonly seat: Seat }
  /** Every seat is taken and every player is connected. */
  | { readonly do: 'begin' }
  /** Everyone left before a game began. */
  | { readonly do: 'close' }
  /** `next` is the code of the next table; only the last player's request has it. */
  | { readonly do: 'rematch'; readonly seat: Seat; readonly next?: string }
  | Action

/** One entry of a table's log. Entries are numbered from 1 without gaps; the number is the table's seq after it. */
export interface OnlineEntry {
  readonly at: number
  readonly action: OnlineAction
  /** The command that caused it, so that a duplicate is not executed twice. */
  readonly command?: string
}

/** The facts that are fixed when a table is created. */
export interface TableHeader {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly version: number
  readonly setup: object
  readonly seed: string
  readonly open: boolean
  /** The id of the player who created it. */
  readonly openedBy: string
  readonly createdAt: number
  /** Absent in tables of earlier versions. */
  readonly policy?: TablePolicy
}

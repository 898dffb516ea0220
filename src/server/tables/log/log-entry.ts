import type { Seat } from '#kernel/rules.ts'
import type { Action } from '#table/action.ts'

/** Who sits on a seat of a table in the house. */
export type Sitter =
  | { readonly kind: 'person'; readonly id: string; readonly name: string; readonly rating?: number }
  | { readonly kind: 'computer'; readonly level: string }

/** Everything that can happen at a table of the house: before the game, in it, and after it. */
export type OnlineAction =
  | { readonly do: 'sit'; readonly seat: Seat; readonly sitter: Sitter }
  | { readonly do: 'stand'; readonly seat: Seat }
  /** Every seat is taken and everyone is here. */
  | { readonly do: 'begin' }
  /** Nobody is left, and no game began. */
  | { readonly do: 'close' }
  /** The last to ask names the code of the table where it goes on. */
  | { readonly do: 'rematch'; readonly seat: Seat; readonly next?: string }
  | Action

/** One line of a table's log. Lines are numbered from 1 without a gap; the number is the table's seq after it. */
export interface OnlineEntry {
  readonly at: number
  readonly action: OnlineAction
  /** The command it came from, so that the same one is not done twice. */
  readonly command?: string
}

/** What is fixed when a table is opened. */
export interface TableHeader {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly version: number
  readonly setup: object
  readonly seed: string
  readonly open: boolean
  /** The player who opened it. */
  readonly openedBy: string
  readonly createdAt: number
}

import type { Cell } from '#kernel/grid.ts'
import type { Seat, Viewer } from '#kernel/rules.ts'
import type { Refusals } from './refusals.ts'

export const SIDE = 15
export const BAG_SIZE = 7
export const QUERIES_PER_TURN = 3
export const PASSES_TO_END = 4

export interface Params {
  /** Loose: a side run that is not a word is ignored. Strict: every new run must be a word. */
  readonly sideRuns: 'loose' | 'strict'
  readonly reservoir: 'full' | 'half' | 'own'
  /** The text of a custom reservoir: lines of letter, points and amount. */
  readonly ownReservoir: string
  /** The hash of the dictionary. */
  readonly dictionary: string
  readonly bags: 'hidden' | 'open'
  /** Seconds for a turn; 0 for no limit. */
  readonly clock: number
}

/** A letter as it is shown, one character or several; null for an empty cell. */
export type Board = readonly (readonly (string | null)[])[]

export type Direction = 'across' | 'down'

/** The letters of the reservoir in its order, with the points of each. */
export interface LetterPoints {
  readonly letter: string
  readonly points: number
}

/** A run that is a word, with its score. */
export interface FormedWord {
  readonly word: string
  readonly points: number
  readonly cells: readonly Cell[]
}

export interface Placed {
  readonly kind: 'placed'
  readonly seat: Seat
  /** The cells of the letters that came from the bag. */
  readonly cells: readonly Cell[]
  readonly direction: Direction
  /** The main word first. */
  readonly words: readonly FormedWord[]
  /** The total before and after, which with the words make the sum that is shown: 6 + 10 + 2 = 18. */
  readonly before: number
  readonly total: number
}

export interface Exchanged {
  readonly kind: 'exchanged'
  readonly seat: Seat
  readonly count: number
  /** The letters that were returned, if bags are open. */
  readonly letters?: readonly string[]
}

export interface Passed {
  readonly kind: 'passed'
  readonly seat: Seat
  /** The player's time was up. */
  readonly onTime?: true
  /** Passes in a row, this one included. */
  readonly inRow: number
}

/** The result of a turn. */
export type Turn = Placed | Exchanged | Passed

/** The dictionary's answer to a query. */
export interface Answer {
  readonly pattern: string
  readonly words: readonly string[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

export type EndReason = 'reservoir-empty' | 'four-passes'

export interface State {
  readonly sideRuns: Params['sideRuns']
  readonly dictionary: string
  readonly bagsAre: Params['bags']
  readonly letters: readonly LetterPoints[]
  readonly board: Board
  /** How many of each letter the reservoir still has, in the order of the letters. */
  readonly reservoir: readonly number[]
  readonly bags: readonly (readonly string[])[]
  readonly scores: readonly number[]
  /** Counted from 1. A round is one turn; the first player has the first. */
  readonly round: number
  readonly passes: number
  /** Queries of this turn. */
  readonly asked: number
  readonly answer: Answer | null
  readonly last: Turn | null
  readonly ended: EndReason | null
}

export type Move =
  /** The word from this cell on: letters, and dots for letters that are already on the board. */
  | { readonly kind: 'place'; readonly cell: Cell; readonly direction: Direction; readonly word: string }
  | { readonly kind: 'exchange'; readonly letters: string }
  /** `onTime`: made for a player whose time was up. */
  | { readonly kind: 'pass'; readonly onTime?: true }
  | { readonly kind: 'query'; readonly pattern: string; readonly page: number }

export type Event =
  | {
      readonly kind: 'began'
      readonly letters: number
      readonly sideRuns: Params['sideRuns']
      readonly bags?: readonly (readonly string[])[]
    }
  | Turn
  | { readonly kind: 'asked'; readonly seat: Seat; readonly left: number; readonly answer?: Answer }
  | {
      readonly kind: 'ended'
      readonly reason: EndReason
      readonly bags: readonly (readonly string[])[]
    }

export interface View {
  readonly viewer: Viewer
  readonly acting: boolean
  readonly toMove: Seat | null
  readonly round: number
  readonly sideRuns: Params['sideRuns']
  readonly dictionary: string
  readonly bagsAre: Params['bags']
  readonly letters: readonly LetterPoints[]
  readonly board: Board
  readonly scores: readonly number[]
  readonly last: Turn | null
  readonly passes: number
  /** Null for a bag that this viewer may not see. */
  readonly bags: readonly (readonly string[] | null)[]
  /** Letters in the reservoir. */
  readonly left: number
  /** How many of each letter this viewer has not seen: in the reservoir or in a hidden bag. */
  readonly unseen: readonly number[]
  readonly queriesLeft: number
  readonly answer: Answer | null
  readonly ended: EndReason | null
}

export interface ScribbleTypes {
  params: Params
  deal: null
  state: State
  move: Move
  event: Event
  view: View
  refusals: Refusals
}

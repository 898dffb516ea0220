import type { Cell } from '#kernel/grid.ts'
import type { Seat, Viewer } from '#kernel/rules.ts'
import type { Refusals } from './refusals.ts'

export const MIN_SIZE = 3
export const MAX_SIZE = 15
export const MOST_WORDS = 500

/** Grids larger than this are played with hitwords, and with more words where no number is named. */
export const LARGE_FROM = 11
export const HITWORDS = 6
export const MOST_HITWORDS_PLACED = 3

export interface Params {
  /** Rows and columns of each grid. */
  readonly size: number
  /** Words in the pool, hitwords not counted; 0 for the usual number. */
  readonly pool: number
  /** Who begins: by a coin whose side a player calls, by a coin nobody calls, or one of the two seats. */
  readonly starter: 'called' | 'tossed' | 'first' | 'second'
  /** Whether everyone is shown the place of a word that was hit. */
  readonly showHits: boolean
  /** Literal: beside a hitword is deadly. Armed: only once the hitword itself has been crossed out. */
  readonly hitwords: 'literal' | 'armed' | 'off'
  /** How many cells around a hitword are beside it: those that share a side, or all eight. */
  readonly adjacent: '4' | '8'
  /** A custom word list, one word a line; empty for the built-in words. */
  readonly ownWords: string
  readonly listName: string
  /** Seconds a call; 0 for no limit. */
  readonly clock: number
}

/** The knowledge of the mind reader from a player's earlier games, with consent. */
export interface Deal {
  /** As `writeHabits` writes it. */
  readonly habits: string
}

/** The rules of one game that hold from its beginning to its end. */
export interface Terms {
  readonly size: number
  readonly showHits: boolean
  /** Off where the grid is too small for hitwords, too. */
  readonly hitwords: Params['hitwords']
  readonly adjacent: 4 | 8
  readonly listName: string
  /** The habits of the deal; empty without one. */
  readonly habits: string
  /** All words that can be placed and called, in alphabetical order, hitwords among them. */
  readonly pool: readonly string[]
  readonly hitwordsOf: readonly string[]
}

/** Words row by row; null for an empty cell, or for one that a viewer may not see. */
export type Grid = readonly (string | null)[]

export interface Call {
  readonly word: string
  readonly hit: boolean
}

export type Side = 'heads' | 'tails'

export interface Toss {
  /** Who called which side; null where nobody did. */
  readonly called: { readonly seat: Seat; readonly side: Side } | null
  readonly coin: Side
}

export type Ended =
  | {
      readonly by: 'line'
      readonly winner: Seat
      readonly cells: readonly Cell[]
    }
  | {
      readonly by: 'hitword'
      readonly winner: Seat
      readonly hitword: string
      /** The word that was called beside it. */
      readonly word: string
      readonly cells: readonly Cell[]
    }

export type Phase = 'filling' | 'tossing' | 'calling'

/** The part of a state that every viewer may know. */
interface PublicState {
  readonly phase: Phase
  readonly terms: Terms
  readonly ready: readonly boolean[]
  readonly toss: Toss | null
  /** Who begins; null before that is known. */
  readonly starter: Seat | null
  /** The calls of each seat, in their order. */
  readonly calls: readonly (readonly Call[])[]
  readonly ended: Ended | null
}

export interface State extends PublicState {
  readonly wish: Params['starter']
  /** Who is asked for a side of the coin. */
  readonly tosser: Seat
  readonly grids: readonly Grid[]
}

export type Move =
  | { readonly kind: 'place'; readonly word: string; readonly cell: Cell }
  | { readonly kind: 'take'; readonly cell: Cell }
  | { readonly kind: 'swap'; readonly cells: readonly [Cell, Cell] }
  | { readonly kind: 'fill' | 'shuffle' | 'clear' }
  /** Finish: fill the empty cells and be ready. */
  | { readonly kind: 'ready' | 'finish' }
  | { readonly kind: 'toss'; readonly side: Side }
  /** Leaves the side of the coin to the other player. */
  | { readonly kind: 'leave' }
  | { readonly kind: 'call'; readonly word: string }
  /** A word by itself: while filling it goes to the first empty cell, later it is called. */
  | { readonly kind: 'word'; readonly word: string }

export type Event =
  | {
      readonly kind: 'dealt'
      readonly size: number
      readonly pool: readonly string[]
      readonly hitwords: readonly string[]
      readonly rule: Params['hitwords']
      readonly listName: string
    }
  | { readonly kind: 'ready'; readonly seat: Seat }
  | { readonly kind: 'left'; readonly seat: Seat }
  | ({ readonly kind: 'tossed' } & Toss)
  | { readonly kind: 'began'; readonly starter: Seat }
  | {
      readonly kind: 'called'
      readonly seat: Seat
      readonly word: string
      readonly hit: boolean
      readonly isHitword: boolean
      /** Its place, if that is shown. */
      readonly cell?: Cell
    }
  | ({ readonly kind: 'ended' } & Ended)

export interface View extends PublicState {
  readonly viewer: Viewer
  readonly acting: boolean
  readonly toAct: readonly Seat[]
  /** Whether both grids are shown: the game is over, however it ended. */
  readonly open: boolean
  /** Each seat's grid as far as this viewer may see it: the own grid, the cells shown of the other one, and all at the end. */
  readonly grids: readonly Grid[]
}

export interface GuessGoTypes {
  params: Params
  /** Null where nothing was learnt. */
  deal: Deal | null
  state: State
  move: Move
  event: Event
  view: View
  refusals: Refusals
}

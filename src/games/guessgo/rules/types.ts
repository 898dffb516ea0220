import type { Cell } from '#kernel/grid.ts'
import type { Seat, Viewer } from '#kernel/rules.ts'
import type { Refusals } from './refusals.ts'

export const MIN_SIZE = 3
export const MAX_SIZE = 15
export const MOST_WORDS = 500

/** From this size on, grids have hitwords and, by default, more words. */
export const LARGE_FROM = 11
export const HITWORDS = 6
export const MOST_HITWORDS_PLACED = 3

export interface Params {
  /** Rows and columns of each grid. */
  readonly size: number
  /** Words in the pool; 0 for the default number. */
  readonly pool: number
  /** The first player: decided by a coin that a player calls, by a coin that nobody calls, or one of the two seats. */
  readonly starter: 'called' | 'tossed' | 'first' | 'second'
  /** Whether the place of a hit is shown to everyone. */
  readonly showHits: boolean
  /** Literal: a hit beside a hitword loses. Armed: only after the hitword itself has been crossed out. */
  readonly hitwords: 'literal' | 'armed' | 'off'
  /** How many cells count as beside a hitword: the four that share a side, or all eight around it. */
  readonly adjacent: '4' | '8'
  /** A custom word list, one word per line; empty for the built-in words. */
  readonly ownWords: string
  readonly listName: string
  /** Whether a word that one player has called can no longer be called by the other. */
  readonly once: boolean
  /** Seconds per call; 0 for no limit. */
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
  /** Also off if the grid is too small for hitwords. */
  readonly hitwords: Params['hitwords']
  readonly adjacent: 4 | 8
  /** Set if each word can be called once in the whole game, not once by each player. */
  readonly once?: true
  readonly listName: string
  /** The habits of the deal; empty without a deal. */
  readonly habits: string
  /** All words that can be placed and called, in alphabetical order, hitwords among them. */
  readonly pool: readonly string[]
  readonly hitwordsOf: readonly string[]
}

/** Words row by row; null for an empty cell and for one that the viewer may not see. */
export type Grid = readonly (string | null)[]

export interface Call {
  readonly word: string
  readonly hit: boolean
}

export type Side = 'heads' | 'tails'

export interface Toss {
  /** The side that a player called; null if nobody called. */
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
  /** No word is left to call, and no line is complete: a draw. */
  | { readonly by: 'no-words'; readonly winner: null; readonly cells: readonly [] }

export type Phase = 'filling' | 'tossing' | 'calling'

/** The part of a state that every viewer may know. */
interface PublicState {
  readonly phase: Phase
  readonly terms: Terms
  readonly ready: readonly boolean[]
  readonly toss: Toss | null
  /** The seat that goes first; null until it is known. */
  readonly starter: Seat | null
  /** The calls of each seat, in their order. */
  readonly calls: readonly (readonly Call[])[]
  readonly ended: Ended | null
}

export interface State extends PublicState {
  readonly wish: Params['starter']
  /** The seat that is asked for a side of the coin. */
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
      /** Its place, if places are shown. */
      readonly cell?: Cell
    }
  | ({ readonly kind: 'ended' } & Ended)

export interface View extends PublicState {
  readonly viewer: Viewer
  readonly acting: boolean
  readonly toAct: readonly Seat[]
  /** Whether both grids are shown because the game is over. */
  readonly open: boolean
  /** Each seat's grid as far as this viewer may see it: their own, the shown cells of the other, and everything at the end. */
  readonly grids: readonly Grid[]
}

export interface GuessGoTypes {
  params: Params
  /** Null if nothing was learned. */
  deal: Deal | null
  state: State
  move: Move
  event: Event
  view: View
  refusals: Refusals
}

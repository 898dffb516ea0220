import type { Cell } from '#kernel/grid.ts'
import { rejectWith } from '#kernel/result.ts'
import type { Seat, Viewer } from '#kernel/rules.ts'

export const MIN_SIDE = 5
export const MAX_SIDE = 10

export interface Size {
  readonly rows: number
  readonly cols: number
}

export interface Params extends Size {
  /** Proposed: each player names a size in secret, and the board is one of the two. */
  readonly size: 'agreed' | 'proposed'
  readonly starter: 'drawn' | 'first' | 'second'
  readonly clock: boolean
}

export interface Proposing {
  readonly phase: 'proposing'
  readonly starter: Params['starter']
  readonly proposals: readonly (Size | null)[]
}

/** One text per row: a dot for an open cell, `#` for a blocked one, the marks X and O. */
export type Board = readonly string[]

export interface Placing extends Size {
  readonly phase: 'placing'
  readonly starter: Seat
  readonly board: Board
  /** How many of its cells are open. */
  readonly open: number
  readonly marks: number
  readonly last: Cell | null
}

export type State = Proposing | Placing

export type Move =
  | { readonly kind: 'propose'; readonly rows: number; readonly cols: number }
  | { readonly kind: 'mark'; readonly cell: Cell }

export type Mark = 'X' | 'O'

export type Event =
  | { readonly kind: 'proposed'; readonly seat: Seat }
  | {
      readonly kind: 'sized'
      readonly rows: number
      readonly cols: number
      readonly proposals: readonly Size[]
    }
  | {
      readonly kind: 'began'
      readonly rows: number
      readonly cols: number
      readonly starter: Seat
      readonly drawn: boolean
    }
  | {
      readonly kind: 'marked'
      readonly seat: Seat
      readonly mark: Mark
      readonly cell: Cell
      readonly open: number
    }

export interface ProposingView {
  readonly phase: 'proposing'
  readonly viewer: Viewer
  readonly acting: boolean
  /** Which seats have proposed. A viewer sees only their own proposal. */
  readonly proposed: readonly boolean[]
  readonly own: Size | null
}

export interface PlacingView extends Size {
  readonly phase: 'placing'
  readonly viewer: Viewer
  readonly acting: boolean
  readonly board: Board
  /** The mark of each seat. */
  readonly marks: readonly Mark[]
  readonly toMove: Seat | null
  readonly last: Cell | null
  readonly open: number
  readonly placed: number
}

export type View = ProposingView | PlacingView

export type Refusals = {
  'unreadable-move': { readonly text: string }
  'off-the-board': Sides
  'cell-blocked': { readonly cell: string }
  'cell-marked': { readonly cell: string; readonly mark: string }
  'propose-first': Record<never, never>
  'size-is-settled': Sides
  'size-out-of-range': Sides & { readonly min: number; readonly max: number }
}

// A type alias, since the data of a refusal needs an index signature, which an interface lacks.
type Sides = { readonly rows: number; readonly cols: number }

export const reject = rejectWith<Refusals>()

/** Refusals of the command-line tools. */
export type ToolRefusals = {
  'size-missing': Record<never, never>
  'line-unreadable': Record<never, never>
  'move-not-possible': { readonly number: number; readonly move: string }
  'no-positions': Record<never, never>
  'lines-refused': { readonly refused: number; readonly given: number }
}

export interface ObstructionTypes {
  params: Params
  deal: null
  state: State
  move: Move
  event: Event
  view: View
  refusals: Refusals & ToolRefusals
}

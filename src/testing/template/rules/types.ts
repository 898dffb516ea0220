import { rejectWith } from '#kernel/result.ts'
import type { Seat } from '#kernel/rules.ts'

export const MAX_TAKE = 3

export interface Params {
  readonly pebbles: number
}

export interface State {
  readonly pebbles: number
  /** How many there were at the start. */
  readonly row: number
  readonly toMove: Seat
}

export interface Move {
  readonly take: number
}

export type Event =
  | { readonly kind: 'began'; readonly pebbles: number; readonly starter: Seat }
  | { readonly kind: 'took'; readonly seat: Seat; readonly take: number; readonly left: number }

export interface View {
  readonly pebbles: number
  readonly row: number
  readonly toMove: Seat | null
  readonly acting: boolean
  /** The most that may be taken now. */
  readonly most: number
}

export type Refusals = {
  'no-number': Record<never, never>
  'too-many': { readonly take: number; readonly left: number }
}

export const reject = rejectWith<Refusals>()

export interface TemplateTypes {
  params: Params
  deal: null
  state: State
  move: Move
  event: Event
  view: View
  refusals: Refusals
}

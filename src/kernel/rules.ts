import type { Options } from './options.ts'
import type { Random } from './random.ts'
import type { Details, Refusals, Rejection, Result } from './result.ts'

export type Seat = number
export type Viewer = Seat | 'spectator'

export interface Outcome {
  readonly winners: readonly Seat[]
  readonly scores?: readonly number[]
  readonly reason: string
}

export type Timing =
  | { readonly kind: 'untimed' }
  | { readonly kind: 'stopwatch' }
  | { readonly kind: 'per-move'; readonly ms: number; readonly onExpiry: 'forfeit' | 'autoplay' }

/** The kinds of data a game is made of: all plain, readonly and JSON-safe. */
export interface GameTypes {
  /** Exactly the values that a form shows and a link or a flag can set. */
  params: object
  /** The part that the engine generates for params, such as a puzzle with its solution; null where there is none. */
  deal: object | null
  state: object
  move: object
  event: object
  view: object
  /** The codes with which the game refuses moves and params, each with its data. */
  refusals: Refusals
}

export interface Step<T extends GameTypes> {
  readonly state: T['state']
  readonly events: readonly T['event'][]
  /** The mover's turn goes on (after a query, say), and so does the mover's clock. */
  readonly keepsTurn?: true
}

/** What history tells of a game in figures. */
export interface Facts {
  /** The facts that make games comparable, such as the size of the board: they hold from the first move to the last. */
  readonly category: Details
  /** The other facts, such as how many marks were made. */
  readonly more?: Details
}

/** All that a table needs to know of a game. Pure and small: pages always load it. */
// Members are methods, not properties, so that a catalog can hold any game without `any`.
export interface Rules<T extends GameTypes = GameTypes> {
  readonly id: string
  /** Rises when an old record would replay differently. */
  readonly version: number
  readonly seats: number
  readonly options: Options<T['params']>
  /** Loads what the rules look up and a state only names, such as words. Done before a table is opened or restored. */
  load?(): Promise<void>
  /** Checks what no single option can check. */
  checkParams?(params: T['params']): Rejection<T['refusals']> | undefined
  /** Checks a deal from a record together with its params, in a game that has deals. */
  readDeal?(deal: unknown, params: T['params']): Result<T['deal'], T['refusals']>
  timing(params: T['params']): Timing
  /** The time for the present move of a seat, where it differs from that of `timing`. */
  moveTimeMs?(state: T['state'], seat: Seat): number | undefined
  undo(params: T['params']): 'free' | 'never'
  begin(params: T['params'], deal: T['deal'], random: Random): Step<T>
  /** Several in a simultaneous phase, none at the end. */
  toAct(state: T['state']): readonly Seat[]
  /** Checks and applies a move in one pass. The table has checked whose turn it is and that the game goes on. */
  play(state: T['state'], seat: Seat, move: T['move'], random: Random): Result<Step<T>, T['refusals']>
  /** The move that is made for a seat whose time is up, where that is the rule. */
  autoplay?(state: T['state'], seat: Seat, random: Random): T['move']
  outcome(state: T['state']): Outcome | undefined
  facts?(state: T['state']): Facts
  /** What this viewer may see and do. `over` tells that the game has ended, perhaps by a resignation, which no state shows. */
  view(state: T['state'], viewer: Viewer, when?: 'over'): T['view']
  readonly notation: {
    write(move: T['move']): string
    read(text: string): Result<T['move'], T['refusals']>
  }
}

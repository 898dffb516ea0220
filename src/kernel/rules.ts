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

/** The data types of a game: all plain, readonly and JSON-safe. */
export interface GameTypes {
  /** Exactly the values that a form shows and that a link or a flag can set. */
  params: object
  /** The data that the engine generates for the params, such as a puzzle with its solution; null if there is none. */
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
  /** The mover's turn continues (after a query, for example), and so does the mover's clock. */
  readonly keepsTurn?: true
}

/** The facts of a game that history and statistics show. */
export interface Facts {
  /** The facts by which games are compared, such as the board size. They must not change during a game. */
  readonly category: Details
  /** Other facts, such as the number of marks made. */
  readonly more?: Details
}

/** Everything that a table needs to know about a game. Pure and small, because pages always load it. */
// Members are methods, not properties, so that a catalog can hold any game without `any`.
export interface Rules<T extends GameTypes = GameTypes> {
  readonly id: string
  /** Must increase whenever an old record would replay differently. */
  readonly version: number
  readonly seats: number
  readonly options: Options<T['params']>
  /** Loads data that states refer to only by name, such as a dictionary. Must finish before a table is opened or restored. */
  load?(): Promise<void>
  /** Checks combinations of options. */
  checkParams?(params: T['params']): Rejection<T['refusals']> | undefined
  /** Validates a deal from a record together with its params, in a game that has deals. */
  readDeal?(deal: unknown, params: T['params']): Result<T['deal'], T['refusals']>
  timing(params: T['params']): Timing
  /** The time for the current move of a seat, if it differs from that of `timing`. */
  moveTimeMs?(state: T['state'], seat: Seat): number | undefined
  undo(params: T['params']): 'free' | 'never'
  begin(params: T['params'], deal: T['deal'], random: Random): Step<T>
  /** The seats to act: several in a simultaneous phase, none at the end. */
  toAct(state: T['state']): readonly Seat[]
  /** Validates and applies a move. The table has already checked the turn and that the game is not over. */
  play(state: T['state'], seat: Seat, move: T['move'], random: Random): Result<Step<T>, T['refusals']>
  /** The move made for a seat whose time is up, if the timing says `autoplay`. */
  autoplay?(state: T['state'], seat: Seat, random: Random): T['move']
  outcome(state: T['state']): Outcome | undefined
  /** Whether the players are still preparing the game, so that a move of this state is not yet a move of the game. */
  isPreparation?(state: T['state']): boolean
  facts?(state: T['state']): Facts
  /** The part of the state that this viewer may see. `over`: the game has ended, perhaps by a resignation, which no state shows. */
  view(state: T['state'], viewer: Viewer, when?: 'over'): T['view']
  readonly notation: {
    write(move: T['move']): string
    read(text: string): Result<T['move'], T['refusals']>
  }
}

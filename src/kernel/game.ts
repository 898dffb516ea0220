import type { Cell } from './grid.ts'
import type { Options } from './options.ts'
import type { Random } from './random.ts'
import type { Details, Rejection, Result } from './result.ts'

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

/** The five kinds of data a game is made of: all plain, readonly and JSON-safe. */
export interface GameTypes {
  setup: object
  state: object
  move: object
  event: object
  view: object
}

export interface Step<T extends GameTypes> {
  readonly state: T['state']
  readonly events: readonly T['event'][]
  /** The mover's turn goes on (a question was asked, say), and so does the mover's clock. */
  readonly keepsTurn?: true
}

/** A remark about a position: a hint before a move, a judgement after it. Its sentence is in words.ts. */
export interface Note<T extends GameTypes = GameTypes> {
  readonly code: string
  readonly details?: Details
  /** Its sentence, where whoever made the note has said it already; `words.note` tells it in any case. */
  readonly text?: string
  /** What there is to say besides, a line each: the moves there were, say. */
  readonly lines?: readonly string[]
  /** Whom it is about, in a note on a whole game. */
  readonly seat?: Seat
  readonly move?: T['move']
  readonly cells?: readonly Cell[]
  /** What the same hint says when it is asked for again in the same position. */
  readonly next?: Note<T>
  /** In a review: how good the move was, where that is known. */
  readonly verdict?: Verdict
}

/** What became of a win; or, where moves are weighed by what they bring, how much of it was had. */
export type Verdict = 'kept' | 'threw' | 'lost' | 'best' | 'fair' | 'poor'

/** A move that was played, with the state it was played in. */
export interface PlayedMove<T extends GameTypes = GameTypes> {
  readonly state: T['state']
  readonly seat: Seat
  readonly move: T['move']
}

/** How far long work has come: a count of what was looked at, and of how much where that is known. */
export interface Progress {
  readonly done: number
  readonly of?: number
}

/** Called while long work goes on; false asks it to end soon with what is known. */
export type Report = (progress: Progress) => unknown

/** The last position of a game that a person has played, with that person's seat. */
export interface EarlierGame<T extends GameTypes = GameTypes> {
  readonly state: T['state']
  readonly seat: Seat
}

/** What the computer learns, with a person's leave, from the earlier games of that person on the same device. */
export interface HabitLearning<T extends GameTypes = GameTypes> {
  /** The levels that make use of it. */
  readonly levels: readonly string[]
  /** What it comes to in a setup; of no games, nothing. Seldom wanted, so what finds it is loaded then. */
  deriveSetup(games: readonly EarlierGame<T>[]): Promise<Partial<T['setup']>>
}

export interface Bot<T extends GameTypes = GameTypes> {
  choose(view: T['view'], random: Random): T['move']
}

// Members are methods, not properties, so that a catalog can hold any game without `any`.
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string
  /** Rises when an old record would replay differently. */
  readonly version: number
  readonly seats: number
  readonly options: Options<T['setup']>
  /** Fetches what the rules look up and a state only names, such as words; done before a table is opened or restored. */
  preload?(): Promise<void>
  /** Rules across options. */
  checkSetup?(setup: T['setup']): Rejection | undefined
  /** What cannot be chosen for people at a distance. */
  checkOnline?(setup: T['setup']): Rejection | undefined
  /** How a table for people at a distance differs from the defaults, where nothing else is chosen. */
  online?(chosen: Partial<T['setup']>): Partial<T['setup']>
  /** Whether this setup has to be prepared by the engine before a table can be opened: a puzzle made, say. */
  needsGeneration?(setup: T['setup']): boolean
  /**
   * The setup with what it lacked, or why there can be none. For a daily puzzle with its day, counted: whoever has only so
   * many things to choose from can go through them all before one comes again.
   */
  generate?(setup: T['setup'], random: Random, report: Report, day?: number): Result<T['setup']>
  /** A new one every day, the same for everybody: each by its name, with what is chosen for it. */
  readonly dailies?: Readonly<Record<string, Partial<T['setup']>>>
  /** What of a setup a link takes to another person: the puzzle, not one's own way of playing it. */
  shareableSetup?(setup: T['setup']): Partial<T['setup']>
  undo(setup: T['setup']): 'free' | 'never'
  timing(setup: T['setup']): Timing
  /** The time for what a seat is to do now, where moves are timed and this one is not like the others. */
  moveTimeMs?(state: T['state'], seat: Seat): number | undefined
  begin(setup: T['setup'], random: Random): Step<T>
  /** Several in a simultaneous phase, none at the end. */
  toAct(state: T['state']): readonly Seat[]
  /** Checks and applies in one pass. */
  play(state: T['state'], seat: Seat, move: T['move'], random: Random): Result<Step<T>>
  /** What is played for a seat whose time is up, where that is the rule. */
  autoplay?(state: T['state'], seat: Seat, random: Random): T['move']
  outcome(state: T['state']): Outcome | undefined
  /** What history tells of a game in figures, such as its size. */
  facts?(state: T['state']): Details
  /** Those of the facts that make a game comparable to others; all of them where none are named. */
  readonly categoryFacts?: readonly string[]
  /** What this viewer may see, and what it may do next. Over: the game is, by a resignation, say, which no state tells. */
  view(state: T['state'], viewer: Viewer, when?: 'over'): T['view']
  readonly notation: {
    write(move: T['move']): string
    read(text: string): Result<T['move']>
  }
  /** From the easiest to the hardest. A bot sees what its seat sees, nothing more. */
  readonly bots?: Readonly<Record<string, Bot<T>>>
  readonly learning?: HabitLearning<T>
  /** Whether there are hints: what gives them may be in the engine alone. */
  readonly hasHints?: true
  hint?(view: T['view']): Note<T> | undefined
  /** A judgement of each move of a finished game, in their order; what follows these is about the whole game. */
  review?(line: readonly PlayedMove<T>[]): readonly Note<T>[]
}

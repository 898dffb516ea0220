import type { ExerciseSource } from './exercise.ts'
import type { Cell } from './grid.ts'
import type { PlainData } from './json.ts'
import type { Random } from './random.ts'
import type { Result } from './result.ts'
import type { GameTypes, Seat } from './rules.ts'

/** A remark about a position: a hint before a move, or a judgement after it. Its sentence is in the text file. */
export interface Note<T extends GameTypes = GameTypes> {
  readonly code: string
  /** The data for its sentence and for the lines below it. */
  readonly details?: Readonly<Record<string, PlainData>>
  /** The player it is about, in a note on a whole game. */
  readonly seat?: Seat
  readonly move?: T['move']
  readonly cells?: readonly Cell[]
  /** The cells it reasons from, where these are others. */
  readonly from?: readonly Cell[]
  /** The next part of a hint, shown when the player asks again in the same position. */
  readonly next?: Note<T>
  /** In a review: how good the move was, if that is known. */
  readonly verdict?: Verdict
  /** In a review of a game of points: the expected result before the move. */
  readonly forecast?: Forecast
}

/** The expected result of a game of points for two, for the first player. */
export interface Forecast {
  /** The chance to win, from 0 to 1. */
  readonly chance: number
  /** The lead in points; negative for a deficit. */
  readonly lead: number
}

/** The effect of a move on a won position; in games that count points, its quality among the alternatives. */
export type Verdict = 'kept' | 'threw' | 'lost' | 'best' | 'fair' | 'poor'

/** A move that was played, with the state it was played in. */
export interface PlayedMove<T extends GameTypes = GameTypes> {
  readonly state: T['state']
  readonly seat: Seat
  readonly move: T['move']
}

/** One step of a walkthrough, with the view once the step has been taken. */
export interface WalkthroughStep<T extends GameTypes = GameTypes> {
  readonly note: Note<T>
  readonly view: T['view']
}

/** The progress of long work; `of` is the total, if it is known. */
export interface Progress {
  readonly done: number
  readonly of?: number
  /** The unit of the count, in the plural: games. */
  readonly unit?: string
  /** The work awaits each report and ends with what it has found so far once the report says false. */
  readonly canStop?: true
}

/** Called during long work; returning false asks the work to end soon with the best result so far. */
export type Report = (progress: Progress) => unknown

/** The final position of a person's earlier game, with that person's seat. */
export interface PastGame<T extends GameTypes = GameTypes> {
  readonly state: T['state']
  readonly seat: Seat
}

/** Params with the deal that was generated for them. */
export interface Dealt<T extends GameTypes = GameTypes> {
  /** The chosen params, completed with values that only the engine knows, such as the size of an imported puzzle. */
  readonly params: T['params']
  readonly deal: T['deal']
}

export interface GenerateContext {
  readonly random: Random
  readonly report: Report
  /** The day number of a daily puzzle. A game with few puzzles uses it to go through all of them before one repeats. */
  readonly day?: number | undefined
}

export interface ConsultContext {
  readonly random: Random
  readonly report: Report
}

export interface Bot<T extends GameTypes = GameTypes> {
  choose(view: T['view'], random: Random): T['move']
}

/** The expensive part of a game. Only workers load it; in a page it would block the screen. */
export interface Engine<T extends GameTypes = GameTypes> {
  /** Ordered from the easiest to the hardest. A bot sees only what its seat sees. */
  readonly bots?: Readonly<Record<string, Bot<T>>>
  hint?(view: T['view']): Note<T> | undefined
  /** The whole reasoning from a position to the solution of a puzzle, one step after another. */
  walkthrough?(view: T['view']): readonly WalkthroughStep<T>[]
  /** A judgement of each move of a finished game, in order; the notes after these are about the whole game. */
  review?(moves: readonly PlayedMove<T>[]): readonly Note<T>[]
  generate?(params: T['params'], context: GenerateContext): Result<Dealt<T>, T['refusals']>
  /** Turns a person's earlier games into the deal of the next one, from which the bots play. */
  learn?(games: readonly PastGame<T>[]): T['deal']
  readonly exercises?: ExerciseSource<T>
  /** Answers a question of a page or screen that only this game has, such as its editor of puzzles. */
  consult?(question: object, context: ConsultContext): object
}

/** How a game is played online. */
export interface OnlinePolicy<T extends GameTypes = GameTypes> {
  /** The defaults of an online table that differ from the usual ones, given the choices made. */
  defaults(chosen: Partial<T['params']>): Partial<T['params']>
  /** Refuses params that make no sense online. */
  check?(params: T['params']): Result<undefined, T['refusals']>
  /** The time to come back, if the game prescribes one. */
  readonly graceMs?: number
  /** A game that ends before every player has moved is won and lost; otherwise it is aborted. */
  readonly earlyEndCounts?: true
}

/** A game whose deals are puzzles. */
export interface PuzzleSource<T extends GameTypes = GameTypes> {
  /** The daily puzzles, by name, with their params. */
  readonly dailies?: Readonly<Record<string, Partial<T['params']>>>
  /** The params for a puzzle of this game that is written in a format of another program; undefined for any other text. */
  recognize?(text: string): Partial<T['params']> | undefined
  /** Whether the puzzle in the params may be published for others: it has exactly one solution. Absent where none may be. */
  isPublishable?(dealt: Dealt<T>): boolean
  /** The params for a link to this puzzle, without the sender's own preferences. */
  link(params: T['params'], deal: T['deal']): Partial<T['params']>
}

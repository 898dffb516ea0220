import type { Cell } from './grid.ts'
import type { PlainData } from './json.ts'
import type { Random } from './random.ts'
import type { Result } from './result.ts'
import type { GameTypes, Seat } from './rules.ts'

/** A remark about a position: a hint before a move, or a judgement after it. Its sentence is in the text file. */
export interface Note<T extends GameTypes = GameTypes> {
  readonly code: string
  /** The data of its sentence and of the lines below it. */
  readonly details?: Readonly<Record<string, PlainData>>
  /** The player it is about, in a note on a whole game. */
  readonly seat?: Seat
  readonly move?: T['move']
  readonly cells?: readonly Cell[]
  /** The next note of the same hint, for a player who asks again in the same position. */
  readonly next?: Note<T>
  /** In a review: how good the move was, where that is known. */
  readonly verdict?: Verdict
}

/** What became of a win; or, in games that count points, how good a move was among the alternatives. */
export type Verdict = 'kept' | 'threw' | 'lost' | 'best' | 'fair' | 'poor'

/** A move that was played, with the state it was played in. */
export interface PlayedMove<T extends GameTypes = GameTypes> {
  readonly state: T['state']
  readonly seat: Seat
  readonly move: T['move']
}

/** How far long work has come, and how much there is where that is known. */
export interface Progress {
  readonly done: number
  readonly of?: number
}

/** Called while long work goes on; false asks it to end soon with the best result so far. */
export type Report = (progress: Progress) => unknown

/** The final position of an earlier game of a person, with that person's seat. */
export interface PastGame<T extends GameTypes = GameTypes> {
  readonly state: T['state']
  readonly seat: Seat
}

/** Params with the deal that was generated for them. */
export interface Dealt<T extends GameTypes = GameTypes> {
  /** As chosen, with what only the engine could settle, such as the size of an imported puzzle. */
  readonly params: T['params']
  readonly deal: T['deal']
}

export interface GenerateContext {
  readonly random: Random
  readonly report: Report
  /** For a daily puzzle: its day as a count, so that a game with few puzzles can go through all before one repeats. */
  readonly day?: number | undefined
}

export interface Bot<T extends GameTypes = GameTypes> {
  choose(view: T['view'], random: Random): T['move']
}

/** The part of a game that thinks. A worker loads it, never a page. */
export interface Engine<T extends GameTypes = GameTypes> {
  /** From the easiest to the hardest. A bot sees what its seat sees, nothing more. */
  readonly bots?: Readonly<Record<string, Bot<T>>>
  hint?(view: T['view']): Note<T> | undefined
  /** A judgement of each move of a finished game, in order; the notes after these are about the whole game. */
  review?(moves: readonly PlayedMove<T>[]): readonly Note<T>[]
  generate?(params: T['params'], context: GenerateContext): Result<Dealt<T>, T['refusals']>
  /** What the bots learn from earlier games of a person, as the deal of the next one. */
  learn?(games: readonly PastGame<T>[]): T['deal']
}

/** How a game is played at a distance. */
export interface OnlinePolicy<T extends GameTypes = GameTypes> {
  /** How an online table differs from the defaults, where nothing else is chosen. */
  defaults(chosen: Partial<T['params']>): Partial<T['params']>
  /** Refuses params that make no sense at a distance. */
  check?(params: T['params']): Result<undefined, T['refusals']>
}

/** A game whose deals are puzzles. */
export interface PuzzleSource<T extends GameTypes = GameTypes> {
  /** A new puzzle every day, the same for everybody: each by its name, with its params. */
  readonly dailies?: Readonly<Record<string, Partial<T['params']>>>
  /** The params that bring this puzzle to another person, without the sender's own preferences. */
  link(params: T['params'], deal: T['deal']): Partial<T['params']>
}

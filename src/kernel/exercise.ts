import type { Note, PlayedMove, Report } from './engine.ts'
import type { Random } from './random.ts'
import type { Details } from './result.ts'
import type { GameTypes, Seat } from './rules.ts'

/** A position with a goal for the player to move. The engine has proved its answers. */
export interface Exercise<T extends GameTypes = GameTypes> extends ExercisePosition<T>, ExerciseGoal<T> {}

/** How to reach a position. */
export interface ExercisePosition<T extends GameTypes = GameTypes> {
  readonly params: T['params']
  readonly deal: T['deal']
  /** The seed of the table, which determines its draws. */
  readonly seed: string
  /** The moves that lead to the position, in the game's notation. */
  readonly moves: readonly string[]
  /** The seats that made these moves; without it, each was made by the first seat to act. */
  readonly seats?: readonly Seat[]
}

/** The part of an exercise that the engine adds to a position. */
export interface ExerciseGoal<T extends GameTypes = GameTypes> {
  /** One of the kinds that the game offers. */
  readonly kind: string
  /** The data for the sentence of the goal. */
  readonly goal: Details
  /** How difficult it is, on the scale of the player's rating. */
  readonly rating: number
  /** The moves that solve it or begin a solution, in the game's notation, the best first. */
  readonly answers: readonly string[]
  /** From the vaguest to the clearest. Each costs part of the credit. */
  readonly hints?: readonly Note<T>[]
}

/** The judgement of a move in an exercise. */
export interface ExerciseVerdict<T extends GameTypes = GameTypes> {
  /** After a good move the exercise goes on with the reply. */
  readonly result: 'good' | 'solved' | 'wrong'
  /** The share of the full credit, from 0 to 1, where a solution or a wrong move earns a part of it. */
  readonly credit?: number
  /** The moves that follow, in the game's notation: the reply to a good move, or the refutation of a wrong one. */
  readonly reply?: readonly string[]
  readonly note: Note<T>
}

export interface ExerciseRequest {
  readonly kind: string
  /** The wanted difficulty; the exercise that is found may be a little easier or harder. */
  readonly rating: number
}

export interface ExerciseContext {
  readonly random: Random
  readonly report: Report
}

/** The exercises of a game. A part of its engine, so only workers load it. */
export interface ExerciseSource<T extends GameTypes = GameTypes> {
  /** Depends on its arguments alone, so that a link or a date gives everybody the same exercise. */
  make(request: ExerciseRequest, context: ExerciseContext): Exercise<T>
  /** Judges the last of the moves that the player has made since the exercise began. */
  judge(exercise: Exercise<T>, moves: readonly PlayedMove<T>[]): ExerciseVerdict<T>
  /**
   * The exercise in a position, such as the one before a player's own mistake; undefined if the position makes none. A
   * link may carry any position, so it proves everything that it claims.
   */
  fromPosition?(state: T['state'], seat: Seat): ExerciseGoal<T> | undefined
}

/** The kinds of exercises of a game, known without its engine. */
export interface ExerciseKinds {
  readonly [kind: string]: {
    /** The ratings of its easiest and its hardest exercises. */
    readonly ratings: readonly [easiest: number, hardest: number]
  }
}

/** The sentences about one kind of exercises. */
export interface ExerciseKindText {
  readonly name: string
  /** Says in a sentence or two how these exercises work. */
  readonly explanation: string
  /** The goal of one exercise. */
  goal(goal: Details): string
}

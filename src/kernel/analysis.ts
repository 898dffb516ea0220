import type { Progress } from './engine.ts'
import type { GameTypes, Seat } from './rules.ts'

/** A position of a review or of a variation, about which the engine can be asked. Nothing in it is hidden. */
export interface AnalysedPosition<T extends GameTypes = GameTypes> {
  readonly params: T['params']
  readonly state: T['state']
  /** The seats to act; none where the game is over. */
  readonly toAct: readonly Seat[]
  /** The moves that led here, in the game's notation. */
  readonly moves: readonly string[]
  /** The moves that follow in the game and in variations. */
  readonly continuations?: readonly { readonly move: string; readonly isPlayed: boolean }[]
}

/** The engine's knowledge of one position so far. */
export interface Findings<Answer extends object = object> {
  /** `done` also where there was nothing to ask. */
  readonly status: 'working' | 'done' | 'stopped' | 'failed'
  /** The answer to the last question that was answered; absent until the first. */
  readonly answer?: Answer | undefined
  /** The progress of the question that is being answered. */
  readonly progress?: Progress | undefined
  /** Why the engine failed, as a sentence. */
  readonly failure?: string | undefined
}

/** The questions of a game about positions. They are plain data, as are the answers: both pass between threads. */
export interface PositionQuestions<T extends GameTypes = GameTypes> {
  /**
   * The questions for the engine's `consult`, the quickest first. They are asked one after the other while the position
   * is on the screen, and each answer replaces the one before. None where there is nothing to know.
   */
  questions(position: AnalysedPosition<T>): readonly object[]
}

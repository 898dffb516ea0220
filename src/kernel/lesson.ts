import type { Cell } from './grid.ts'
import type { GameTypes } from './rules.ts'

/** Teaches one idea on a real board. The player has the first seat. */
export interface Lesson<T extends GameTypes = GameTypes> {
  readonly id: string
  readonly heading: string
  readonly say: readonly string[]
  /** The params that differ from the defaults. */
  readonly params: Partial<T['params']>
  /** The deal, in a game that has deals. */
  readonly deal?: T['deal']
  /** The seed, if the lesson involves random draws. */
  readonly seed?: string
  /** The moves before the lesson starts, in the game's notation, each made by the first seat to act. */
  readonly moves: readonly string[]
  /** Judges a move by the board before and after it. A wrong move gets feedback and is taken back. */
  judge(before: T['view'], after: T['view']): LessonFeedback
  /** The other player's move after a good move, chosen from that seat's view. */
  reply?(view: T['view']): string
  /** The moves that solve it, in order; shown on request. */
  readonly answer?: readonly string[]
}

export interface LessonFeedback {
  readonly verdict: 'good' | 'wrong' | 'done'
  readonly say?: string
  readonly cells?: readonly Cell[]
}

/** One of the three steps that introduce a game to a new player. */
export interface FirstStep<T extends GameTypes = GameTypes> extends Lesson<T> {
  readonly answer: readonly string[]
  /** Legal moves that do not solve the step; used by tests. */
  readonly wrongMoves: readonly string[]
}

import type { Cell } from './grid.ts'
import type { GameTypes } from './rules.ts'

/** One idea on a real board; the player, who has the first seat, makes the move. */
export interface Lesson<T extends GameTypes = GameTypes> {
  readonly id: string
  readonly heading: string
  readonly say: readonly string[]
  /** The params that differ from the defaults. */
  readonly params: Partial<T['params']>
  /** In a game with deals: the deal to play with. */
  readonly deal?: T['deal']
  /** Where chance has a part in it. */
  readonly seed?: string
  /** What has been played already, in the game's notation, each by the first seat that was to act. */
  readonly moves: readonly string[]
  /** What a try comes to, by the board before and after it. A wrong one is answered and taken back. */
  judge(before: T['view'], after: T['view']): LessonFeedback
  /** What the other player does after a good try, seen from that seat. */
  reply?(view: T['view']): string
}

export interface LessonFeedback {
  readonly verdict: 'good' | 'wrong' | 'done'
  readonly say?: string
  readonly cells?: readonly Cell[]
}

/** One of the three steps by which a game is met for the first time. */
export interface FirstStep<T extends GameTypes = GameTypes> extends Lesson<T> {
  /** Moves that do what is asked, one after the other: shown to whoever wants to see it. */
  readonly answer: readonly string[]
  /** Moves that the rules allow and that are not what is asked. */
  readonly wrongMoves: readonly string[]
}

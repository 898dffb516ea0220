import type { GameTypes } from './game.ts'
import type { Cell } from './grid.ts'

/** One idea on a real board; the player makes the move. */
export interface Lesson<T extends GameTypes = GameTypes> {
  readonly id: string
  readonly heading: string
  readonly say: readonly string[]
  readonly setup: T['setup']
  /** What has been played already, in the game's notation. */
  readonly moves: readonly string[]
  /** What a try comes to, by the board before and after it. A wrong one is answered and taken back. */
  judge(before: T['view'], after: T['view']): Judged
}

export interface Judged {
  readonly verdict: 'good' | 'wrong' | 'done'
  readonly say?: string
  readonly cells?: readonly Cell[]
}

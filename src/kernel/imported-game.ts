import type { Rejected } from './result.ts'
import type { GameTypes, Seat, Step } from './rules.ts'

/** A move with its result, read from another program's record. */
export interface ImportedTurn<T extends GameTypes = GameTypes> extends Step<T> {
  readonly seat: Seat
  readonly text: string
}

/** A game read from another program's text, or the reason why it cannot be imported. */
export type ImportedGame<T extends GameTypes = GameTypes> =
  | {
      readonly ok: true
      readonly names: readonly string[]
      readonly params: T['params']
      readonly opening: Step<T>
      readonly turns: readonly ImportedTurn<T>[]
    }
  | Rejected<T['refusals']>

import type { Rejected } from './result.ts'
import type { GameTypes, Seat, Step } from './rules.ts'

/** A move with its result, as another program has written it down. */
export interface ImportedTurn<T extends GameTypes = GameTypes> extends Step<T> {
  readonly seat: Seat
  readonly text: string
}

/** A game from a text that another program wrote, or why it cannot be imported. */
export type ImportedGame<T extends GameTypes = GameTypes> =
  | {
      readonly ok: true
      readonly names: readonly string[]
      readonly params: T['params']
      readonly opening: Step<T>
      readonly turns: readonly ImportedTurn<T>[]
    }
  | Rejected<T['refusals']>

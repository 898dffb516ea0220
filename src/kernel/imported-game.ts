import type { GameTypes, Seat, Step } from './rules.ts'

/** A move with what came of it, as somebody else has written it down. */
export interface ImportedTurn<T extends GameTypes = GameTypes> extends Step<T> {
  readonly seat: Seat
  readonly text: string
}

/** A game from a text that other programs write, or the sentence why it cannot be taken in. */
export type ImportedGame<T extends GameTypes = GameTypes> =
  | {
      readonly ok: true
      readonly names: readonly string[]
      readonly params: T['params']
      readonly opening: Step<T>
      readonly turns: readonly ImportedTurn<T>[]
    }
  | { readonly ok: false; readonly why: string }

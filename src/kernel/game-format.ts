import type { PlayedMove } from './engine.ts'
import type { Refusals, Rejected } from './result.ts'
import type { GameTypes, Seat, Step } from './rules.ts'

/** A finished game, as a format writes it. */
export interface FinishedGame<T extends GameTypes = GameTypes> {
  readonly names: readonly string[]
  readonly moves: readonly PlayedMove<T>[]
  readonly finalState: T['state']
  /** The position on the screen, for a format that writes one position only. */
  readonly shownState: T['state']
}

/** A text format in which other programs write and read games. */
export interface GameFormat<T extends GameTypes = GameTypes> {
  readonly label: string
  /** The extension of the exported file; without one, the text is copied. */
  readonly fileExtension?: string
  write(game: FinishedGame<T>): string
  /** Reads a game; undefined for a text in another format. */
  read?(text: string): Promise<ImportedGame<T> | undefined>
}

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
  | Rejected<Refusals>

import type { ComponentChildren } from 'preact'
import type { SavedGame } from '#app/saved-game-format.ts'
import type { Rejection } from '#kernel/result.ts'

/** What a table offers besides the game itself: it depends on where the table stands. */
export interface TableCapabilities {
  readonly id: string
  /** All of them, where one that can do nothing says why; only those that can do something; or none, watching. */
  readonly controls: 'all' | 'possible' | 'none'
  readonly reviewPath: string
  /** Another game with the same players, where it can be had now. */
  readonly rematch?: { readonly label: string; act(): void } | undefined
  /** The same puzzle once more, where that differs from another one. */
  readonly playAgain?: { readonly label: string; act(): void } | undefined
  readonly warning?: string | undefined
  /** Above the board: who only watches, who is missing. */
  readonly notice?: ComponentChildren
  /** Under the reason why the game ended. */
  readonly endNote?: ComponentChildren
  /** Beside what a player may do. */
  readonly footnote?: string
  /** Why something was refused, in a sentence. */
  explain(rejection: Rejection): string
  /** The whole game, where this screen may have it. */
  savedGame(): SavedGame | undefined
  /** Where anyone can see the finished game again; nowhere, if no link can carry it. */
  replayLink(saved: SavedGame): string | undefined | Promise<string | undefined>
}

import type { ComponentChildren } from 'preact'
import type { SavedGame } from '#app/saved-game-format.ts'
import type { Rejection } from '#kernel/result.ts'

/** The features of a table besides the game itself, which differ between local and online games. */
export interface TableCapabilities {
  readonly id: string
  /** All, where a button that can do nothing says why; only those that can do something; none for a spectator. */
  readonly controls: 'all' | 'possible' | 'none'
  /** Absent where the game is not saved. */
  readonly reviewPath?: string
  /** In a frame of another site: the path of the same puzzle on a page of its own. */
  readonly fullPagePath?: string
  /** Another game with the same players, or another puzzle, where that is possible now. */
  readonly rematch?: { readonly label: string; act(): void } | undefined
  /** The same puzzle once more. */
  readonly playAgain?: { readonly label: string; act(): void } | undefined
  readonly warning?: string | undefined
  /** Below the board: who only watches, who is missing, how far the next puzzle is. */
  readonly notice?: ComponentChildren
  /** Below the reason why the game ended. */
  readonly endNote?: ComponentChildren
  /** Beside the actions. */
  readonly footnote?: string
  /** The sentence for a refusal. */
  explain(rejection: Rejection): string
  /** The sentence that says where the game is saved. */
  readonly savedLocation: string
  /** The whole game, where this screen may have it. */
  savedGame(): SavedGame | undefined
  /** The link to the replay of the finished game; undefined if it is too long for a link. */
  replayLink(saved: SavedGame): string | undefined | Promise<string | undefined>
}

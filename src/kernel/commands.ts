import type { Cell } from './grid.ts'
import type { Key } from './key-bindings.ts'
import type { GameTypes } from './rules.ts'

/** Common to everything that a typed word, a key or a button triggers. */
interface Shortcut {
  readonly word: string
  readonly key: Key
  readonly label: string
}

/** A move that is not made on a cell, such as passing. */
export interface GameCommand<T extends GameTypes = GameTypes> extends Shortcut {
  /** The move in the game's notation; undefined while it is not available. */
  move(view: T['view']): string | undefined
  /** The confirmation prompt for a move that ends the game or cannot be undone. */
  confirm?(view: T['view']): string | undefined
  /** Skips the prompt if the player types the move itself. */
  readonly skipsConfirmWhenTyped?: true
}

/** A question about the position, available at any time, in addition to hints. */
export interface PositionQuery<T extends GameTypes = GameTypes> extends Shortcut {
  answer(view: T['view']): { readonly text: string; readonly cells?: readonly Cell[] }
}

/** Switches a display mode of the board on or off; the game itself does not change. */
export interface BoardToggle extends Shortcut {
  readonly id: string
  /** The setting is not carried over to the next game. */
  readonly isTemporary?: true
}

/** A text format in which other programs can read a puzzle. */
export interface ExportFormat<T extends GameTypes = GameTypes> {
  readonly word: string
  readonly label: string
  /** Undefined if the format cannot express this puzzle. */
  write(params: T['params'], deal: T['deal']): string | undefined
}

/** The actions of a game besides moves on cells; the same in browser and terminal. */
export interface GameCommands<T extends GameTypes = GameTypes> {
  /** Keys that make a move on a cell, each with its effect. */
  readonly cellKeys?: readonly (readonly [key: Key, effect: string])[]
  readonly commands?: readonly GameCommand<T>[]
  readonly queries?: readonly PositionQuery<T>[]
  readonly toggles?: readonly BoardToggle[]
  readonly exportFormats?: readonly ExportFormat<T>[]
}

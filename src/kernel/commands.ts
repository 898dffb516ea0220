import type { Cell } from './grid.ts'
import type { Key } from './key-bindings.ts'
import type { GameTypes } from './rules.ts'

/** Something that is called for by a typed word, a key or a button. */
interface Shortcut {
  readonly word: string
  readonly key: Key
  readonly label: string
}

/** A move that belongs to no cell. */
export interface GameCommand<T extends GameTypes = GameTypes> extends Shortcut {
  /** The move in the game's notation; undefined while it cannot be made. */
  move(view: T['view']): string | undefined
  /** The question before a move that ends the game or cannot be undone. */
  confirm?(view: T['view']): string | undefined
  /** Whether a player who types the move itself is not asked. */
  readonly skipsConfirmWhenTyped?: true
}

/** A question about the position that can be asked at any time, besides a hint. */
export interface PositionQuery<T extends GameTypes = GameTypes> extends Shortcut {
  answer(view: T['view']): { readonly text: string; readonly cells?: readonly Cell[] }
}

/** Another way of looking at the board, on or off; it changes nothing in the game. */
export interface BoardToggle extends Shortcut {
  readonly id: string
  /** Whether the next game begins without it. */
  readonly isTemporary?: true
}

/** A form in which a puzzle can be taken to other programs. */
export interface ExportFormat<T extends GameTypes = GameTypes> {
  readonly word: string
  readonly label: string
  /** Undefined where the other program has no such puzzles. */
  write(params: T['params'], deal: T['deal']): string | undefined
}

/** What can be done in a game besides a move on a cell; the same in browser and terminal. */
export interface GameCommands<T extends GameTypes = GameTypes> {
  /** Keys that make a move on a cell, each with its effect. */
  readonly cellKeys?: readonly (readonly [key: Key, effect: string])[]
  readonly commands?: readonly GameCommand<T>[]
  readonly queries?: readonly PositionQuery<T>[]
  readonly toggles?: readonly BoardToggle[]
  readonly exportFormats?: readonly ExportFormat<T>[]
}

import type { Cell } from './grid.ts'
import type { GameTypes, Seat } from './rules.ts'

/** Pure functions of a view that browser and terminal both need. */
export interface Presentation<T extends GameTypes = GameTypes> {
  /** Whether the view is for one player's eyes only, so that others at the same screen must look away. */
  isSecret?(view: T['view']): boolean
  /** The cell of the last move. */
  lastCell?(view: T['view']): Cell | undefined
  /** The cells around one, for a player who asks what is there. */
  neighbours?(view: T['view'], cell: Cell): readonly Cell[]
  /** The move that a key makes on a cell, in the game's notation. */
  moveForKey?(view: T['view'], cell: Cell, key: string): string | undefined
  /** A seat's symbol on the board, such as X. */
  seatSymbol?(view: T['view'], seat: Seat): string
  /** How many moves count in the history; all of them by default. */
  moveCount?(view: T['view']): number
  /** A finished game drawn in characters, from its positions, to be sent along with the result. */
  resultGrid?(views: readonly T['view'][]): string
}

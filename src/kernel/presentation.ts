import type { Cell } from './grid.ts'
import type { GameTypes, Seat } from './rules.ts'

/** Pure functions of a view, shared by browser and terminal. */
export interface Presentation<T extends GameTypes = GameTypes> {
  /** Whether the view holds secrets of one player, so that opponents at the same screen must look away. */
  isSecret?(view: T['view']): boolean
  /** The same view as both may see it, if the board itself is no secret: it stays in sight while the rest is hidden. */
  withoutSecrets?(view: T['view']): T['view']
  /** The cell of the last move. */
  lastCell?(view: T['view']): Cell | undefined
  /** The cells around a cell, for a player who asks what is there. */
  neighbours?(view: T['view'], cell: Cell): readonly Cell[]
  /** A seat's symbol on the board, such as X. */
  seatSymbol?(view: T['view'], seat: Seat): string
  /** The number of moves shown in the history; by default all moves count. */
  moveCount?(view: T['view']): number
  /** Draws a finished game in characters, for sharing the result. */
  resultGrid?(views: readonly T['view'][]): string
}

import type { Note } from './engine.ts'
import type { Cell } from './grid.ts'
import type { GameTypes, Seat } from './rules.ts'

/** A score of a player that a later game can beat, such as that of the best turn. */
export interface PersonalBest {
  readonly code: string
  readonly points: number
  /** The word or words that scored it. */
  readonly made: string
}

/** Pure functions of a view, shared by browser and terminal. */
export interface Presentation<T extends GameTypes = GameTypes> {
  /** Whether the view holds secrets of one player, so that opponents at the same screen must look away. */
  isSecret?(view: T['view'], shell?: 'browser' | 'terminal'): boolean
  /** The view without secrets, in a game whose board is public: the board stays in sight while the rest is hidden. */
  withoutSecrets?(view: T['view']): T['view']
  /** Whether the viewer's last move has brought secrets, such as new letters, that the viewer wants to see at once. */
  hasNewSecret?(view: T['view']): boolean
  /** The cell of the last move. */
  lastCell?(view: T['view']): Cell | undefined
  /** The cells around a cell, for a player who asks what is there. */
  neighbours?(view: T['view'], cell: Cell): readonly Cell[]
  /** A seat's symbol on the board, such as X. */
  seatSymbol?(view: T['view'], seat: Seat): string
  /** The number of moves shown in the history; by default all moves count. */
  moveCount?(view: T['view']): number
  /** The best scores of a seat in the events of one game; `personalBests` of the text names them by their codes. */
  personalBests?(events: readonly T['event'][], seat: Seat): readonly PersonalBest[]
  /** How much of what a seat could have gained it did gain, in per cent, by the notes of a review. */
  accuracyOf?(notes: readonly Note[], seat: Seat): number | undefined
  /** Draws a finished game in characters, for sharing the result. */
  resultGrid?(views: readonly T['view'][]): string
}

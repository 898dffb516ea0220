import { type Cell, sameCell } from '#kernel/grid.ts'
import { letterAt } from '../board.ts'
import type { Put } from '../trial.ts'
import type { Board, Direction } from '../types.ts'

/** One of the letters of a bag: the same letter twice is two tiles. */
export interface Tile {
  readonly id: number
  readonly letter: string
}

/** A bag as its player has arranged it, with what is put on the board and not played yet. */
export interface Hand {
  /** In the player's own order, those on the board included. */
  readonly tiles: readonly Tile[]
  /** In the order in which they were put down. */
  readonly laid: readonly { readonly id: number; readonly cell: Cell }[]
  /** Where the next letter goes, and in which direction from there. */
  readonly cursor: Cell | null
  readonly direction: Direction
  /** The first signs of a letter of several, as far as they are typed. */
  readonly typed: string
}

export function emptyHand(): Hand {
  return { tiles: [], laid: [], cursor: null, direction: 'across', typed: '' }
}

export function isLaid({ laid }: Hand, id: number): boolean {
  return laid.some(one => one.id === id)
}

export function laidAt({ laid, tiles }: Hand, cell: Cell): Tile | undefined {
  const found = laid.find(one => sameCell(one.cell, cell))
  return found && tiles.find(({ id }) => id === found.id)
}

export function putsOf({ laid, tiles }: Hand): readonly Put[] {
  return laid.map(({ id, cell }) => ({ cell, letter: tiles.find(tile => tile.id === id)!.letter }))
}

/** Puts a tile on a cell; one that lay there goes back to the bag. The second letter decides the direction. */
export function put(hand: Hand, board: Board, id: number, cell: Cell): Hand {
  if (letterAt(board, cell) !== null || !hand.tiles.some(tile => tile.id === id)) return hand
  const others = hand.laid.filter(one => one.id !== id && !sameCell(one.cell, cell))
  return {
    ...hand,
    laid: [...others, { id, cell }],
    direction: others.length === 1 ? lineThrough(others[0]!.cell, cell, hand.direction) : hand.direction,
    typed: '',
  }
}

function lineThrough(one: Cell, other: Cell, otherwise: Direction): Direction {
  if (one.row === other.row) return 'across'
  return one.column === other.column ? 'down' : otherwise
}

/** Takes one tile back, or all. */
export function recall(hand: Hand, id?: number): Hand {
  return { ...hand, laid: id === undefined ? [] : hand.laid.filter(one => one.id !== id), typed: '' }
}

/** Moves a tile to a place in the bag, counted without it. */
export function arrange(hand: Hand, id: number, place: number): Hand {
  const tile = hand.tiles.find(one => one.id === id)
  return tile ? { ...hand, tiles: hand.tiles.filter(one => one !== tile).toSpliced(place, 0, tile) } : hand
}

export function sorted(hand: Hand, letters: readonly { readonly letter: string }[]): Hand {
  const rank = ({ letter }: Tile) => letters.findIndex(one => one.letter === letter)
  return { ...hand, tiles: hand.tiles.toSorted((one, other) => rank(one) - rank(other)) }
}

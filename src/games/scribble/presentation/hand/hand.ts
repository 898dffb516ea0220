import { type Cell, sameCell } from '#kernel/grid.ts'
import { letterAt } from '../../rules/board.ts'
import type { Board, Direction } from '../../rules/types.ts'
import type { TentativeTile } from '../tentative-play.ts'

/** One of the letters of a bag: the same letter twice is two tiles. */
export interface Tile {
  readonly id: number
  readonly letter: string
}

/** A bag as its player has arranged it, with the letters that are on the board and not played yet. */
export interface Hand {
  /** In the player's own order, those on the board included. */
  readonly tiles: readonly Tile[]
  /** In the order in which they were put down. */
  readonly laid: readonly { readonly id: number; readonly cell: Cell }[]
  /** Where the next letter goes, and in which direction from there. */
  readonly cursor: Cell | null
  readonly direction: Direction
  /** Where the direction was changed by choosing the cell once more. */
  readonly turnedAt: Cell | null
  /** The part of the last letter that was typed, while the next character may complete it or make it a longer one. */
  readonly typed: string
}

export function emptyHand(): Hand {
  return { tiles: [], laid: [], cursor: null, direction: 'across', turnedAt: null, typed: '' }
}

export function isLaid({ laid }: Hand, id: number): boolean {
  return laid.some(one => one.id === id)
}

export function laidAt({ laid, tiles }: Hand, cell: Cell): Tile | undefined {
  const found = laid.find(one => sameCell(one.cell, cell))
  return found && tiles.find(({ id }) => id === found.id)
}

export function tentativeTiles({ laid, tiles }: Hand): readonly TentativeTile[] {
  return laid.map(({ id, cell }) => ({ cell, letter: tiles.find(tile => tile.id === id)!.letter }))
}

/** Puts a tile on a cell; one that lay there goes back to the bag. The second letter decides the direction. */
export function putTile(hand: Hand, board: Board, id: number, cell: Cell): Hand {
  if (letterAt(board, cell) !== null || !hand.tiles.some(tile => tile.id === id)) return hand
  const others = hand.laid.filter(one => one.id !== id && !sameCell(one.cell, cell))
  return {
    ...hand,
    laid: [...others, { id, cell }],
    direction: others.length === 1 ? directionThrough(others[0]!.cell, cell, hand.direction) : hand.direction,
    typed: '',
  }
}

function directionThrough(one: Cell, other: Cell, otherwise: Direction): Direction {
  if (one.row === other.row) return 'across'
  return one.column === other.column ? 'down' : otherwise
}

/** Takes one tile back, or all; then the cursor is where they began. */
export function recallTiles(hand: Hand, id?: number): Hand {
  const { laid, cursor } = hand
  if (id === undefined) return { ...hand, laid: [], cursor: laid[0]?.cell ?? cursor, typed: '' }
  return { ...hand, laid: laid.filter(one => one.id !== id), typed: '' }
}

/** Moves a tile to a place in the bag, counted without it. */
export function moveTileInBag(hand: Hand, id: number, place: number): Hand {
  const tile = hand.tiles.find(one => one.id === id)
  return tile ? { ...hand, tiles: hand.tiles.filter(one => one !== tile).toSpliced(place, 0, tile) } : hand
}

export function sortTiles(hand: Hand, letters: readonly { readonly letter: string }[]): Hand {
  const rank = ({ letter }: Tile) => letters.findIndex(one => one.letter === letter)
  return { ...hand, tiles: hand.tiles.toSorted((one, other) => rank(one) - rank(other)) }
}

/** The bag in another order; `random` gives numbers from 0 to 1. */
/** [S16] The tiles that were named come first in the bag, in this order. */
export function namedFirst(hand: Hand, named: readonly number[]): Hand {
  const first = named.map(id => hand.tiles.find(tile => tile.id === id)!)
  return { ...hand, tiles: [...first, ...hand.tiles.filter(tile => !first.includes(tile))] }
}

export function shuffleTiles(hand: Hand, random: () => number): Hand {
  const tiles = [...hand.tiles]
  for (let last = tiles.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[tiles[last], tiles[other]] = [tiles[other]!, tiles[last]!]
  }
  return { ...hand, tiles }
}

import { readCell, writeCell } from '#kernel/grid.ts'
import type { Position } from './solver.ts'
import { canonicalKey } from './symmetry.ts'

/**
 * Precomputed moves by the position's `canonicalKey`, for positions too large to search live.
 * Every entry's verdict is proved. A book need not be complete.
 */
export interface Book {
  /** Rows x columns of the stored orientation, such as "9x10". */
  readonly board: string
  /** Positions with at most this many open cells are left to the search. */
  readonly live: number
  /** Won: a winning move. */
  readonly won: Readonly<Record<string, string>>
  /** Lost: the move that leaves the fewest winning replies. */
  readonly fewest: Readonly<Record<string, string>>
  /** Lost: a move, not proved to leave the fewest winning replies. */
  readonly lost: Readonly<Record<string, string>>
}

export interface BookMove {
  readonly cell: number
  readonly verdict: 'won' | 'fewest' | 'lost'
}

export function lookUp(book: Book, position: Position): BookMove | undefined {
  const { key, image } = canonicalKey(position)
  if (book.board !== `${image.rows}x${image.cols}`) return undefined
  for (const verdict of ['won', 'fewest', 'lost'] as const) {
    const move = book[verdict][key]
    if (move !== undefined) return { cell: image.from(readIndex(move, image.cols)), verdict }
  }
  return undefined
}

/** A cell by its index, in the notation that all boards share. */
export function writeIndex(cell: number, cols: number): string {
  return writeCell({ row: Math.floor(cell / cols), column: cell % cols })
}

export function readIndex(text: string, cols: number): number {
  const cell = readCell(text)
  if (!cell) throw new Error(`${text} is not a cell`)
  return cell.row * cols + cell.column
}

import type { Position } from './solver.ts'
import { canonicalKey } from './symmetry.ts'

/**
 * Moves worked out beforehand, by `canonicalKey` of the position, for positions too large to search live.
 * Every entry's verdict is proved; a book may stop anywhere and is valid as far as it goes.
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
    if (move !== undefined) return { cell: image.from(readCell(move, image.cols)), verdict }
  }
  return undefined
}

/** Letter then number, counted from the top left: `b3` is column b, row 3. */
export function writeCell(cell: number, cols: number): string {
  return `${String.fromCharCode(97 + (cell % cols))}${Math.floor(cell / cols) + 1}`
}

export function readCell(text: string, cols: number): number {
  return (Number(text.slice(1)) - 1) * cols + text.charCodeAt(0) - 97
}
